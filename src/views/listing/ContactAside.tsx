import type { ReactNode } from 'react';
import type { AnyListing, FullListing } from '#src/contract/listings/listing.ts';
import { leadListing } from '#src/domain/lead/listing.ts';
import type { ListingRealtor } from '#src/domain/lead/listing-realtor.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { formatDollars } from '#src/domain/money.ts';
import { pagePath } from '#src/domain/routes.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import type { ShowingOffer } from '#src/page-data/showing-offer.ts';
import { Price } from '#src/ui/listing/Price.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { type Contact, ContactCard } from './ContactCard.tsx';
import { type Promo, PromoCard } from './PromoCard.tsx';
import { RealtorIntro, RealtorQuote } from './showing/RealtorIntro.tsx';
import { ShowingPicks } from './showing/ShowingPicks.tsx';
import { viewerPart } from './viewer-part.ts';

/**
 * The price and the payment, which stay in sight beside the story of a home. A screen reader has read the
 * price in the heading, where this layout hides it from the eye.
 */
function Offer({ listing, monthly }: { listing: FullListing; monthly: number | null }) {
  const locale = useLocale();
  const { monthly: monthlyText } = useTexts(detailTexts);
  return (
    <div className="mb-4 max-md:hidden">
      <div aria-hidden="true">
        <Price listing={listing} size="page" />
      </div>
      {monthly !== null && (
        <a href="#payment-title" className="lone-link tabular-nums">
          {monthlyText(formatDollars(monthly, locale))}
        </a>
      )}
    </div>
  );
}

type Props = {
  listing: AnyListing;
  /** The estimated payment, dollars a month; null where none is shown. */
  monthly: number | null;
  brand: { readonly brokerage: string; readonly contact: Contact };
  promo: Promo;
  /** The realtor of the home's area; absent where there is none. */
  realtor?: ListingRealtor | undefined;
  /** When it can be seen; absent where that cannot be asked for here. */
  showing?: ShowingOffer | undefined;
  /** The button that opens the contact form. */
  children?: ReactNode;
};

/** The column that stays in sight: what a home costs, when to see it, and who answers. */
export function ContactAside(props: Props) {
  const { listing, monthly, brand, promo, realtor, showing, children } = props;
  const privacyHref = pagePath('/accessibility');
  const words = useTexts(detailTexts);
  const { city, state } = listing.address;
  const home = leadListing(listing);
  const isRestricted = 'restricted' in listing;
  return (
    <aside className="home-contact no-print">
      <div className="home-sticky grid gap-5">
        <ContactCard
          contact={brand.contact}
          brokerage={brand.brokerage}
          mailSubject={words.mailSubject(
            listing.mlsNumber,
            home.address ?? cityLine({ city, state }),
          )}
          mailPart={viewerPart(listing, 'mail')}
          offer={
            <div className={isRestricted ? '' : 'contact-offer'} {...viewerPart(listing, 'offer')}>
              {!isRestricted && <Offer listing={listing} monthly={monthly} />}
            </div>
          }
          realtor={realtor && <RealtorIntro realtor={realtor} />}
          quote={realtor && <RealtorQuote realtor={realtor} />}
        >
          <div className="basis-full" {...viewerPart(listing, 'showing')}>
            {showing && realtor && (
              <ShowingPicks
                listing={home}
                offer={showing}
                contact={{ agent: realtor.name, phone: brand.contact.phone, privacyHref }}
              />
            )}
          </div>
          <div className="contents" {...viewerPart(listing, 'ask')}>
            {children}
          </div>
        </ContactCard>
        {/* Where showings can be booked the card is as high as the window, and the promo stands below the payment. */}
        <div className="max-md:hidden empty:hidden" {...viewerPart(listing, 'promo')}>
          {!showing && <PromoCard promo={promo} />}
        </div>
      </div>
    </aside>
  );
}
