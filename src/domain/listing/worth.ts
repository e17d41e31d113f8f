import type { FullListing } from '#src/contract/listings/listing.ts';
import { priceOf } from './status/status.ts';

/** Dollars per square foot, from `low` to `high`; both are equal where the size is known exactly. */
type PerSqft = { readonly low: number; readonly high: number };

/** Smaller sizes are mistakes of a feed. */
const MIN_SQFT = 100;

type WorthFields = Pick<FullListing, 'type' | 'lastStatus' | 'listPrice' | 'soldPrice'> & {
  readonly details: Pick<FullListing['details'], 'sqft'>;
};

/** The price per square foot of a home for sale; undefined for a lease or where the size is not known. */
export function pricePerSqft({
  type,
  lastStatus,
  listPrice,
  soldPrice,
  details,
}: WorthFields): PerSqft | undefined {
  const price = priceOf({ lastStatus, listPrice, soldPrice });
  const sizes = String(details.sqft ?? '')
    .match(/\d+(?:\.\d+)?/g)
    ?.slice(0, 2)
    .map(Number);
  if (type !== 'Sale' || price <= 0 || !sizes?.every((sqft) => sqft >= MIN_SQFT)) {
    return undefined;
  }
  return { low: price / Math.max(...sizes), high: price / Math.min(...sizes) };
}
