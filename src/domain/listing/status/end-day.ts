import type { ListingDocument } from '#src/contract/listings/listing.ts';

type EndDayFields = Pick<ListingDocument, 'listDate'> & {
  readonly timestamps: Pick<ListingDocument['timestamps'], 'listingUpdated' | 'expiryDate'>;
};

/**
 * The day a listing left the market unsold, by its record, YYYY-MM-DD: the day it expired, or the day of
 * the change that ended it before.
 */
export function endDay({ timestamps, listDate }: EndDayFields): string {
  const days = [timestamps.listingUpdated, timestamps.expiryDate].flatMap((day) => day || []);
  return (days.toSorted()[0] ?? listDate).slice(0, 10);
}
