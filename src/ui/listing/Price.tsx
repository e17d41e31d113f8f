import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import { isClosed, isConditional } from '#src/domain/listing/status/status.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '../locale/use-texts.ts';

type PriceFields = Pick<ListingSummary, 'type' | 'lastStatus' | 'listPrice' | 'soldPrice'>;

function closedPrice(listing: PriceFields): number | null {
  return isClosed(listing.lastStatus) ? listing.soldPrice : null;
}

/** The price that counts, as text: "$675,000", "$2,450/mo" for a lease, "Listed at …" under conditions. */
export function priceText(listing: PriceFields, locale: Locale): string {
  const words = listingTexts(locale);
  const amount = formatDollars(closedPrice(listing) ?? listing.listPrice, locale);
  const price = listing.type === 'Lease' ? `${amount}${words.aMonth}` : amount;
  return isConditional(listing.lastStatus) ? `${words.listedAt} ${price}` : price;
}

/** The price; of a closed listing the closing price, with the list price struck through. */
export function Price({
  listing,
  size = 'card',
}: {
  listing: PriceFields;
  size?: 'card' | 'page';
}) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const { aMonth, perMonth, listedAt, soldFor, leasedFor } = words;
  const closedAmount = closedPrice(listing);
  const large = size === 'page' ? 'text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)]' : 'text-[1.35rem]';
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 leading-tight tabular-nums">
      {isConditional(listing.lastStatus) && <span className="text-sm text-muted">{listedAt} </span>}
      <span className={`${large} font-bold tracking-[-0.02em] text-ink`}>
        {closedAmount !== null && (
          <span className="sr-only">{listing.type === 'Sale' ? soldFor : leasedFor} </span>
        )}
        <span>{formatDollars(closedAmount ?? listing.listPrice, locale)}</span>
        {listing.type === 'Lease' && (
          <span className="text-[0.65em] font-medium tracking-normal text-muted">
            <span aria-hidden="true">{aMonth}</span>
            <span className="sr-only"> {perMonth}</span>
          </span>
        )}
      </span>
      {closedAmount !== null && closedAmount !== listing.listPrice && (
        <span className="text-sm text-muted">
          <span className="sr-only">{listedAt} </span>
          <s>{formatDollars(listing.listPrice, locale)}</s>
        </span>
      )}
    </p>
  );
}
