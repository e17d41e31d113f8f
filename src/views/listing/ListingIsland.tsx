import './columns.css';
import './listing.css';
import type { ReactNode } from 'react';
import type { AnyListing, AnySummary, FullListing } from '#src/contract/listings/listing.ts';
import type { Valuation } from '#src/contract/listings/valuation-calls.ts';
import { type Board, hasHistory } from '#src/domain/listing/boards.ts';
import type { HomeSurroundings } from '#src/page-data/home-surroundings.ts';
import type { ViewerHistory } from '#src/page-data/listing-page.ts';
import { detailPath } from '#src/domain/routes.ts';
import { isOffered } from '#src/domain/listing/status/status.ts';
import type { ListingRealtor } from '#src/domain/lead/listing-realtor.ts';
import type { ShowingOffer } from '#src/page-data/showing-offer.ts';
import type { SuggestionColumns } from '#src/domain/search/suggestions/suggestion-columns.ts';
import type { UsualDays } from '#src/domain/market/trends/load-trends.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { TodayContext } from '#src/ui/today.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { SuggestionBlock } from '#src/ui/listing/suggestions/SuggestionBlock.tsx';
import { Comparables } from './history/Comparables.tsx';
import { EstimatedValue } from './EstimatedValue.tsx';
import { ContactAside } from './ContactAside.tsx';
import type { Contact } from './ContactCard.tsx';
import { estimatedCashToClose, estimatedPayment } from './estimated-payment.ts';
import { OpenHouses } from './facts/OpenHouses.tsx';
import { Overview } from './facts/Overview.tsx';
import { FactsTable } from './facts/FactsTable.tsx';
import { HistorySection } from './history/HistorySection.tsx';
import { ListingHeading } from './ListingHeading.tsx';
import { LocationSection } from './location/LocationSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';
import { type Promo, PromoCard } from './PromoCard.tsx';
import { RestrictedView } from './missing/RestrictedView.tsx';
import { RoomsTable } from './facts/RoomsTable.tsx';
import { MarketGlimpse } from '../trends/MarketGlimpse.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { FootBar } from './showing/FootBar.tsx';
import { SimilarHomes } from './history/SimilarHomes.tsx';
import { SourceCredit } from './facts/SourceCredit.tsx';
import { viewerPart } from './viewer-part.ts';

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

/** The column of the home's story, with the parts in the order in which a buyer asks for them. */
function OpenView(props: Open) {
  const { listing, mapHref, url, today, brand, payment, valuation } = props;
  const monthly = estimatedPayment(listing);
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
      <div className="home-worth">
        <EstimatedValue valuation={valuation} returnTo={detailPath(listing)} />
        <div className="no-print">
          {hasHistory(listing.boardId) && (
            <HistorySection
              history={props.history}
              type={listing.type}
              returnTo={detailPath(listing)}
            />
          )}
          <Comparables listing={listing} />
        </div>
        {monthly !== null && payment && (
          <PaymentSection
            monthly={monthly}
            cashToClose={estimatedCashToClose(listing)}
            promo={
              props.showing && <PromoCard promo={props.promo} className="mt-5 max-md:hidden" />
            }
          >
            {payment}
          </PaymentSection>
        )}
        <RoomsTable rooms={listing.rooms} />
      </div>
    </>
  );
}

/** Where the listing comes from, and on paper whom to ask about it. */
function Source({ listing, board, brand, realtor, url }: Open) {
  return (
    <div className="page max-md:-mt-6 pb-6 md:pb-12 wrap-anywhere">
      <SourceCredit listing={listing} board={board} />
      <div className="print-only mt-4">
        <p className="font-semibold">
          {[realtor?.name, brand.brokerage, brand.contact.phone].filter(Boolean).join(', ')}
        </p>
        <p>{url}</p>
      </div>
    </div>
  );
}

function ListingContent(props: Props) {
  const { listing, promo, similar, suggestions, market } = props;
  const isRestricted = 'restricted' in listing;
  const monthly = isRestricted || !isOffered(listing.lastStatus) ? null : estimatedPayment(listing);
  return (
    <TodayContext value={props.today}>
      <div className="page md:pt-6 pb-6 md:pb-12 wrap-anywhere">
        <div className="home-photos" {...viewerPart(listing, 'photos')}>
          {!isRestricted && <PhotoMosaic {...listing} />}
        </div>
        <div className="home-columns">
          <div
            className={`home-story min-w-0 ${isRestricted ? 'pt-4 md:pt-0' : ''}`}
            {...viewerPart(listing, 'listing')}
          >
            {isRestricted ? (
              <RestrictedView listing={listing} />
            ) : (
              <OpenView {...props} listing={listing} />
            )}
          </div>
          <ContactAside {...props} monthly={monthly} />
          <div className="home-place" {...viewerPart(listing, 'location')}>
            {!isRestricted && (
              <LocationSection
                listing={listing}
                mapHref={props.mapHref}
                surroundings={props.surroundings}
                liveMap={props.liveMap}
              />
            )}
          </div>
        </div>
      </div>
      <div data-for-viewer="market" className="no-print">
        {market && <MarketGlimpse market={market} />}
      </div>
      <SimilarHomes homes={similar} />
      <div {...viewerPart(listing, 'source')}>
        {!isRestricted && <Source {...props} listing={listing} />}
      </div>
      <div className="page pb-6 md:hidden no-print">
        <PromoCard promo={promo} />
      </div>
      <div data-for-viewer="suggestions" className="swipe-band no-print">
        {suggestions && <SuggestionBlock columns={suggestions} />}
      </div>
      <div {...viewerPart(listing, 'foot-bar')}>
        <FootBar
          listing={listing}
          monthly={monthly}
          phoneLink={props.brand.contact.phoneLink}
          canBook={props.showing !== undefined}
        />
      </div>
    </TodayContext>
  );
}

/** The page of one home, whole or as far as the viewer may see it. */
export const ListingIsland = withLocale(ListingContent);
