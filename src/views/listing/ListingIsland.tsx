import './listing.css';
import type { ReactNode } from 'react';
import type { AnyListing, AnySummary, FullListing } from '#src/contract/listings/listing.ts';
import type { Valuation } from '#src/contract/listings/valuation-calls.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { type Board, hasHistory } from '#src/domain/listing/boards.ts';
import type { HomeSurroundings } from '#src/page-data/home-surroundings.ts';
import type { ViewerHistory } from '#src/page-data/listing-page.ts';
import { formatDollars } from '#src/domain/money.ts';
import { DEFAULT_CHOICE, paymentPlan } from '#src/domain/mortgage/payment-plan.ts';
import { detailPath, pagePath } from '#src/domain/routes.ts';
import { isClosed, isOffered } from '#src/domain/listing/status/status.ts';
import { leadListing } from '#src/domain/lead/listing.ts';
import type { ListingRealtor } from '#src/domain/lead/listing-realtor.ts';
import type { ShowingOffer } from '#src/page-data/showing-offer.ts';
import type { SuggestionColumns } from '#src/domain/search/suggestions/suggestion-columns.ts';
import type { UsualDays } from '#src/domain/market/trends/load-trends.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { TodayContext } from '#src/ui/today.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { SuggestionBlock } from '#src/ui/listing/suggestions/SuggestionBlock.tsx';
import { Comparables } from './history/Comparables.tsx';
import { EstimatedValue } from './EstimatedValue.tsx';
import { type Contact, ContactCard } from './ContactCard.tsx';
import { OpenHouses } from './facts/OpenHouses.tsx';
import { Overview } from './facts/Overview.tsx';
import { FactsTable } from './facts/FactsTable.tsx';
import { HistorySection } from './history/HistorySection.tsx';
import { ListingHeading } from './ListingHeading.tsx';
import { LocationSection } from './location/LocationSection.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';
import { type Promo, PromoCard } from './PromoCard.tsx';
import { RestrictedView } from './missing/RestrictedView.tsx';
import { RoomsTable } from './facts/RoomsTable.tsx';
import { Section } from './Section.tsx';
import { MarketGlimpse } from '../trends/MarketGlimpse.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { FootBar } from './showing/FootBar.tsx';
import { RealtorIntro, RealtorQuote } from './showing/RealtorIntro.tsx';
import { ShowingPicks } from './showing/ShowingPicks.tsx';
import { SimilarHomes } from './history/SimilarHomes.tsx';
import { SourceCredit } from './facts/SourceCredit.tsx';

type Props = {
  listing: AnyListing;
  /** The map focused on the listing; absent where its place is unknown. */
  mapHref: string | undefined;
  /** The whole address of the page. */
  url: string;
  /** YYYY-MM-DD. */
  today: string;
  history: ViewerHistory;
  similar: readonly AnySummary[];
  /** The four columns of places to continue with; absent unless none of them is empty. */
  suggestions?: SuggestionColumns | undefined;
  /** The market of its city; absent where it is not available. */
  market?: SmallTrend | undefined;
  /** How long homes around it take to sell; absent where that is not known. */
  usualDays?: UsualDays | undefined;
  /** The surroundings; absent where its own place may not be shown. */
  surroundings?: HomeSurroundings | undefined;
  /** Its value by comparable sales; absent where that may not be shown. */
  valuation?: Valuation | undefined;
  /** The notice of the listing's board, when it has one. */
  board?: Board | undefined;
  brand: { readonly name: string; readonly brokerage: string; readonly contact: Contact };
  promo: Promo;
  /** The realtor of the home's area; absent where there is none. */
  realtor?: ListingRealtor | undefined;
  /** When it can be seen; absent where that cannot be asked for here. */
  showing?: ShowingOffer | undefined;
  /** The button that opens the contact form. */
  children?: ReactNode;
  /** The payment estimate, an island of its own. */
  payment?: ReactNode;
  /** The control that turns the picture of the map into a movable one, an island of its own. */
  liveMap?: ReactNode;
};

type Open = Props & { listing: FullListing };

const isForSale = ({ type, lastStatus }: FullListing) => type === 'Sale' && !isClosed(lastStatus);

/** The estimated payment for a home that is or may again be for sale; dollars a month. */
function monthlyOf(listing: FullListing): number | null {
  if (!isForSale(listing)) return null;
  const upkeep = {
    yearlyTax: listing.taxes.annualAmount,
    monthlyFee: listing.condominium?.fees.maintenance ?? null,
  };
  return paymentPlan(listing.listPrice, DEFAULT_CHOICE, upkeep).monthDollars;
}

function OpenView(props: Open) {
  const { listing, mapHref, url, today, history, board, brand, payment, valuation } = props;
  const locale = useLocale();
  const paymentWords = useTexts(paymentTexts);
  const monthly = monthlyOf(listing);
  return (
    <>
      <ListingHeading
        listing={listing}
        mapHref={mapHref}
        today={today}
        monthly={isOffered(listing.lastStatus) ? monthly : null}
        share={<ShareMenu url={url} brand={brand.name} />}
      />
      <OpenHouses listing={listing} today={today} />
      <Overview listing={listing} />
      <FactsTable listing={listing} usualDays={props.usualDays} />
      <RoomsTable rooms={listing.rooms} />
      <LocationSection
        listing={listing}
        mapHref={mapHref}
        surroundings={props.surroundings}
        liveMap={props.liveMap}
      />
      <EstimatedValue valuation={valuation} returnTo={detailPath(listing)} />
      {monthly !== null && payment && (
        <div className="no-print">
          <Section id="payment" title={paymentWords.title}>
            <details className="fold-on-phones payment">
              <summary className="panel flex items-baseline justify-between gap-4 px-5 py-4 cursor-pointer">
                <span className="text-lg font-semibold tabular-nums">
                  {paymentWords.aMonth(formatDollars(monthly, locale))}
                </span>
                <span className="link">{paymentWords.showNumbers}</span>
              </summary>
              {payment}
            </details>
            {props.showing && <PromoCard promo={props.promo} className="mt-5 max-md:hidden" />}
          </Section>
        </div>
      )}
      <div className="no-print">
        {hasHistory(listing.boardId) && (
          <HistorySection history={history} type={listing.type} returnTo={detailPath(listing)} />
        )}
        <Comparables listing={listing} />
      </div>
      <SourceCredit listing={listing} board={board} />
      <div className="print-only mt-4">
        <p className="font-semibold">
          {[props.realtor?.name, brand.brokerage, brand.contact.phone].filter(Boolean).join(', ')}
        </p>
        <p>{url}</p>
      </div>
    </>
  );
}

/** Marks a part that may hold more for a viewer with a session than the page does. */
function viewerPart({ permissions }: AnyListing, name: string) {
  return needsSignIn(permissions) ? { 'data-for-viewer': name } : {};
}

function Aside(props: Props) {
  const { listing, brand, promo, realtor, showing, children } = props;
  const privacyHref = pagePath('/accessibility');
  const detailWords = useTexts(detailTexts);
  const { city, state } = listing.address;
  const subject = detailWords.mailSubject(listing.mlsNumber, cityLine({ city, state }));
  return (
    <aside className={`no-print ${'restricted' in listing ? '' : 'md:pt-6'}`}>
      <div className="grid gap-5 md:sticky md:top-[calc(var(--header-height)+1.5rem)]">
        <ContactCard
          contact={brand.contact}
          brokerage={brand.brokerage}
          mailSubject={subject}
          realtor={realtor && <RealtorIntro realtor={realtor} />}
          quote={realtor && <RealtorQuote realtor={realtor} />}
        >
          <div {...viewerPart(listing, 'showing')}>
            {showing && realtor && (
              <ShowingPicks
                listing={leadListing(listing)}
                offer={showing}
                contact={{ agent: realtor.name, phone: brand.contact.phone, privacyHref }}
              />
            )}
          </div>
          {children}
        </ContactCard>
        {/* Where showings can be booked the card is as high as the window, and the promo stands below the payment. */}
        {!showing && <PromoCard promo={promo} className="max-md:hidden" />}
      </div>
    </aside>
  );
}

function ListingContent(props: Props) {
  const { listing, promo, similar, suggestions, market } = props;
  const isRestricted = 'restricted' in listing;
  return (
    <TodayContext value={props.today}>
      <div className="page md:pt-6 pb-8 md:pb-12 wrap-anywhere">
        <div {...viewerPart(listing, 'photos')}>
          {!isRestricted && <PhotoMosaic {...listing} />}
        </div>
        {/* No grid on paper: its column would begin on a sheet of its own in Firefox. */}
        <div className="grid print:block gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div
            className={`min-w-0 aria-busy:opacity-60 ${isRestricted ? 'pt-4 md:pt-0' : ''}`}
            {...viewerPart(listing, 'listing')}
          >
            {isRestricted ? (
              <RestrictedView listing={listing} />
            ) : (
              <OpenView {...props} listing={listing} />
            )}
          </div>
          <Aside {...props} />
        </div>
      </div>
      <div data-for-viewer="market" className="no-print">
        {market && <MarketGlimpse market={market} />}
      </div>
      <SimilarHomes homes={similar} />
      <div className="page pb-8 md:hidden no-print">
        <PromoCard promo={promo} />
      </div>
      <div data-for-viewer="suggestions" className="swipe-band no-print">
        {suggestions && <SuggestionBlock columns={suggestions} />}
      </div>
      <div {...viewerPart(listing, 'foot-bar')}>
        <FootBar
          listing={listing}
          monthly={isRestricted || !isOffered(listing.lastStatus) ? null : monthlyOf(listing)}
          phoneLink={props.brand.contact.phoneLink}
          canBook={props.showing !== undefined}
        />
      </div>
    </TodayContext>
  );
}

/** The page of one home, whole or as far as the viewer may see it. */
export const ListingIsland = withLocale(ListingContent);
