import { Map as MapIcon } from 'lucide-react';
import type { FoundPage } from '#src/domain/found-page.ts';
import { type ListRequest, listHref } from '#src/domain/list-route.ts';
import { listingKey } from '#src/domain/listing-key.ts';
import { pagePath } from '#src/domain/routes.ts';
import { en } from '#src/messages/en.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { icon } from '#src/ui/icon.ts';
import { ListingCard } from '#src/ui/ListingCard.tsx';
import { ListingGrid } from '#src/ui/ListingGrid.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';

const FIRST_SCREEN_CARDS = 4;

type Props = {
  request: ListRequest;
  /** The place in words, such as "Toronto, Ontario"; undefined when no place is chosen. */
  heading: string | undefined;
  found: FoundPage;
  /** The map over the same homes; the plain map when it is not known. */
  mapHref?: string | undefined;
};

function MapLink({ href }: { href: string }) {
  return (
    <a href={href} className="btn-secondary">
      <MapIcon {...icon()} />
      {en.results.seeOnMap}
    </a>
  );
}

function Found({ request, found }: Pick<Props, 'request' | 'found'>) {
  const hrefOf = (page: number) => listHref({ ...request, page });
  return (
    <>
      <ListingGrid label={en.results.homes}>
        {found.listings.map((listing, index) => (
          <ListingCard
            key={listingKey(listing)}
            listing={listing}
            heading="h2"
            eager={index < FIRST_SCREEN_CARDS}
          />
        ))}
      </ListingGrid>
      <div className="mt-10">
        <Pagination page={found.page} pages={found.pages} hrefOf={hrefOf} />
      </div>
    </>
  );
}

function NoPlace() {
  const { chooseTitle, noPlace, noPlaceHint, openMap } = en.results;
  return (
    <div className="page pt-8 pb-16">
      <h1 className="heading-1 mb-8">{chooseTitle}</h1>
      <EmptyState title={noPlace} hint={noPlaceHint}>
        <a href={pagePath('/map')} className="btn-primary">
          {openMap}
        </a>
      </EmptyState>
    </div>
  );
}

function NoResults({ mapHref }: { mapHref: string }) {
  return (
    <EmptyState title={en.results.noResults} hint={en.results.noResultsHint}>
      <a href={mapHref} className="btn-primary">
        {en.results.openMap}
      </a>
    </EmptyState>
  );
}

/** The homes of a city or a province, a page at a time. */
export function ListIsland({ request, heading, found, mapHref = pagePath('/map') }: Props) {
  if (!heading) return <NoPlace />;
  const { first, count, listings } = found;
  const isEmpty = listings.length === 0;
  const range = { first, last: first + listings.length - 1 };
  return (
    <div className="page pt-8 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 mb-7">
        <div>
          <h1 className="heading-1">{heading}</h1>
          {!isEmpty && (
            <p className="mt-2 text-muted tabular-nums">{en.results.count(range, count)}</p>
          )}
        </div>
        {!isEmpty && <MapLink href={mapHref} />}
      </div>
      {isEmpty ? <NoResults mapHref={mapHref} /> : <Found request={request} found={found} />}
    </div>
  );
}
