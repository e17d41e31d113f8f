import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FullListing, Position } from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from '#src/domain/listing/address.ts';
import { badgeOf } from '#src/domain/listing/badge.ts';
import { directionsHref } from '#src/domain/map/listing-map.ts';
import { formatDollars } from '#src/domain/money.ts';
import { daysOffered } from '#src/domain/listing/time-on-market.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { siteTexts } from '#src/messages/site/site.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { Badge, badgeText } from '#src/ui/listing/Badge.tsx';
import { icon } from '#src/ui/icon.ts';
import { dayText, squareFeetText } from '#src/ui/listing/measures.ts';
import { perSqftText } from '#src/ui/listing/per-sqft-text.ts';
import { Price } from '#src/ui/listing/Price.tsx';
import { SaveHeart } from '#src/ui/listing/SaveHeart.tsx';

function keyFacts({ details }: FullListing, locale: Locale): { label: string; value: string }[] {
  const detailWords = detailTexts(locale);
  const { beds, baths, garage, sqft } = detailWords.factLabel;
  const rows = [
    { label: beds, value: details.numBedrooms?.toString() },
    { label: baths, value: details.numBathrooms?.toString() },
    { label: garage, value: (details.numGarageSpaces || null)?.toString() },
    { label: sqft, value: squareFeetText(details.sqft, locale) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function KeyFacts({ listing }: { listing: FullListing }) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const facts = keyFacts(listing, locale);
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label={detailWords.keyFacts}
      className="mt-6 flex flex-wrap gap-x-8 sm:gap-x-12 gap-y-4 py-4 border-y border-line"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "On the market 12 days, 34 in all": the second only where earlier listings are known. */
function timeText(listing: FullListing, today: string, locale: Locale): string {
  const detailWords = detailTexts(locale);
  const [days, totalDays] = [
    daysOffered(listing, [], today),
    daysOffered(listing, listing.history, today),
  ];
  if (totalDays === 0) return detailWords.listedToday;
  return detailWords.onMarket(detailWords.days(days), totalDays > days ? String(totalDays) : null);
}

/** Facts of note beside the price, in one line. */
function Worth({ listing, today, monthly }: Omit<Props, 'mapHref' | 'share'>) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const listingWords = useTexts(listingTexts);
  const { brokerageName } = listing.office;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums wrap-anywhere">
      {monthly !== null && (
        <a href="#payment-title" className="link py-3 -my-3">
          {detailWords.monthly(formatDollars(monthly, locale))}
        </a>
      )}
      {[perSqftText(listing, locale), timeText(listing, today, locale)].map(
        (text) => text && <span key={text}>{text}</span>,
      )}
      {brokerageName && <span>{listingWords.brokerage(brokerageName)}</span>}
    </p>
  );
}

function Directions({ to }: { to: Position }) {
  const detailWords = useTexts(detailTexts);
  const { opensOtherSite } = useTexts(siteTexts);
  return (
    <a href={directionsHref(to)} rel="noreferrer nofollow" className="lone-link -my-1 no-print">
      {detailWords.directions} <span className="sr-only">{opensOtherSite}</span>
    </a>
  );
}

type Props = {
  listing: FullListing;
  /** Absent where the place of the home is unknown. */
  mapHref: string | undefined;
  /** YYYY-MM-DD. */
  today: string;
  /** The estimated payment, dollars a month; null for a home that is not for sale. */
  monthly: number | null;
  share: ReactNode;
};

/** Status, price, address and key facts of a home. */
export function ListingHeading({ listing, mapHref, today, monthly, share }: Props) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const listedOn = dayText(listing.listDate, locale);
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge name={badgeOf(listing, today)} text={badgeText(listing, today, locale)} />
        {listedOn && (
          <span className="chip font-medium">
            <CalendarDays {...icon(15)} />
            {detailWords.listedOn(listedOn)}
          </span>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Price listing={listing} size="page" />
          <Worth listing={listing} today={today} monthly={monthly} />
          <h1 className="mt-2 text-lg sm:text-xl leading-snug">
            <span className="font-semibold">{streetLine(listing.address)}</span>{' '}
            <span className="block text-muted">{cityLine(listing.address)}</span>
          </h1>
          {listing.map && <Directions to={listing.map} />}
        </div>
        <div className="no-print flex flex-wrap items-center gap-2.5">
          {mapHref && (
            <a href={mapHref} className="btn-secondary">
              <MapPin {...icon()} />
              {detailWords.viewOnMap}
            </a>
          )}
          {share}
          <SaveHeart listing={listing} />
        </div>
      </div>
      <KeyFacts listing={listing} />
    </div>
  );
}
