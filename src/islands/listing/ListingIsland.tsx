import type { ReactNode } from 'react';
import type { AnyListing, FullListing } from '#src/contract/listing.ts';
import { cityLine } from '#src/domain/address.ts';
import { needsSignIn } from '#src/domain/visibility.ts';
import { en } from '#src/messages/en.ts';
import { type Contact, ContactCard } from './ContactCard.tsx';
import { Description } from './Description.tsx';
import { FactsTable } from './FactsTable.tsx';
import { ListingHeading } from './ListingHeading.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';
import { RestrictedView } from './RestrictedView.tsx';
import { RoomsTable } from './RoomsTable.tsx';
import { type BoardNotice, SourceCredit } from './SourceCredit.tsx';

type Props = {
  listing: AnyListing;
  /** The map focused on the listing. */
  mapHref: string;
  /** The notice of the listing's board, when it has one. */
  board?: BoardNotice | undefined;
  brand: { readonly brokerage: string; readonly contact: Contact };
  /** What opens the contact form. */
  children?: ReactNode;
};

function OpenView({
  listing,
  mapHref,
  board,
}: Omit<Props, 'brand' | 'listing' | 'children'> & { listing: FullListing }) {
  return (
    <>
      <ListingHeading listing={listing} mapHref={mapHref} />
      <Description details={listing.details} />
      <FactsTable listing={listing} />
      <RoomsTable rooms={listing.rooms} />
      <SourceCredit listing={listing} board={board} />
    </>
  );
}

/** Marks a part of which a viewer with a session may see more than the page holds. */
function viewerPart({ permissions }: AnyListing, name: string) {
  return needsSignIn(permissions) ? { 'data-for-viewer': name } : {};
}

/** The page of one home, whole or as far as the viewer may see it. */
export function ListingIsland({ listing, mapHref, board, brand, children }: Props) {
  const restricted = 'restricted' in listing;
  const subject = en.detail.mailSubject(
    listing.mlsNumber,
    cityLine({ city: listing.address.city, state: listing.address.state }),
  );
  return (
    <div className="page md:pt-6 pb-16">
      <div {...viewerPart(listing, 'photos')}>
        {!restricted && <PhotoMosaic images={listing.images} permissions={listing.permissions} />}
      </div>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div
          className={`min-w-0 aria-busy:opacity-60 ${restricted ? 'pt-4 md:pt-0' : ''}`}
          {...viewerPart(listing, 'listing')}
        >
          {restricted ? (
            <RestrictedView listing={listing} />
          ) : (
            <OpenView listing={listing} mapHref={mapHref} board={board} />
          )}
        </div>
        <aside className={restricted ? '' : 'md:pt-6'}>
          <ContactCard contact={brand.contact} brokerage={brand.brokerage} mailSubject={subject}>
            {children}
          </ContactCard>
        </aside>
      </div>
    </div>
  );
}
