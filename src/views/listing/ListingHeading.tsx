import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FullListing, Position } from '#src/contract/listings/listing.ts';
import { cityLine, streetLine } from '#src/domain/listing/address.ts';
import { badgeOf } from '#src/domain/listing/badge.ts';
import { directionsHref } from '#src/domain/map/listing-map.ts';
import { formatDollars } from '#src/domain/money.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
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
      className="mt-4 md:mt-6 flex flex-wrap gap-x-8 sm:gap-x-12 gap-y-4 py-3 md:py-4 border-y border-line"
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

/**
 * "On the market 12 days, 34 in all", "Sold in 12 days": the days in all only where earlier listings are
 * known. Null for a home that was closed on an unknown day.
 */
function timeText(listing: FullListing, today: string, locale: Locale): string | null {
  const words = detailTexts(locale);
  const [days, totalDays] = [
    daysOffered(listing, [], today),
    daysOffered(listing, listing.history, today),
  ];
  const all = totalDays > days ? String(totalDays) : null;
  if (!isClosed(listing.lastStatus)) {
    return totalDays === 0 ? words.listedToday : words.onMarket(words.days(days), all);
  }
  if (!listing.soldDate) return null;
  const closing = words.closing[listing.type];
  return totalDays === 0 ? closing.onListDay : closing.within(words.days(days), all);
}

/** The payment and the price of a square foot, below the price. */
function Costs({ listing, monthly }: Pick<Props, 'listing' | 'monthly'>) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const perSqft = perSqftText(listing, locale);
  return (
    <p className="max-md:basis-full flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      {monthly !== null && (
        <a href="#payment-title" className="heading-payment link py-3 -my-3">
          {words.monthly(formatDollars(monthly, locale))}
        </a>
      )}
      {perSqft && <span>{perSqft}</span>}
    </p>
  );
}

/** When the home was sold or leased; undefined until then, and where that is not known. */
function closingDayText(listing: FullListing, locale: Locale): string | undefined {
  const day = isClosed(listing.lastStatus) && dayText(listing.soldDate ?? '', locale);
  return day ? detailTexts(locale).closing[listing.type].on(day) : undefined;
}

function DayChip({ text }: { text: string }) {
  return (
    <span className="chip font-medium">
      <CalendarDays {...icon(15)} />
      {text}
    </span>
  );
}

/** When and by whom the home was listed, and when it was sold or leased. */
function ListedBy({ listing, today }: Pick<Props, 'listing' | 'today'>) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const listingWords = useTexts(listingTexts);
  const { brokerageName } = listing.office;
  const listedOn = dayText(listing.listDate, locale);
  const closingDay = closingDayText(listing, locale);
  const time = timeText(listing, today, locale);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums wrap-anywhere">
      {closingDay && <DayChip text={closingDay} />}
      {listedOn && <DayChip text={detailWords.listedOn(listedOn)} />}
      {time && <span>{time}</span>}
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
  return (
    <div className="mt-5 md:mt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="heading-price">
          <Price listing={listing} size="page" />
        </div>
        <Badge name={badgeOf(listing, today)} text={badgeText(listing, today, locale)} />
        <Costs listing={listing} monthly={monthly} />
      </div>
      <div className="mt-2 md:mt-3 flex flex-wrap items-end justify-between md:justify-start gap-x-3">
        <h1 className="min-w-0 text-lg sm:text-xl leading-snug">
          <span className="font-semibold md:heading-2">{streetLine(listing.address)}</span>{' '}
          <span className="block text-muted">{cityLine(listing.address)}</span>
        </h1>
        {listing.map && <Directions to={listing.map} />}
      </div>
      <ListedBy listing={listing} today={today} />
      <div className="mt-4 no-print flex flex-wrap items-center gap-2.5 w-fit">
        {mapHref && (
          <a href={mapHref} className="btn-secondary">
            <MapPin {...icon()} />
            {detailWords.viewOnMap}
          </a>
        )}
        {share}
        <SaveHeart listing={listing} />
      </div>
      <KeyFacts listing={listing} />
    </div>
  );
}
