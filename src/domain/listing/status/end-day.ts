import type { ListingDocument } from '#src/contract/listings/listing.ts';

type EndDayFields = Pick<ListingDocument, 'listDate'> & {
  readonly timestamps: Pick<ListingDocument['timestamps'], 'listingUpdated' | 'expiryDate'>;
};

/**
 * The day a listing has left the market unsold, as far as its record tells, YYYY-MM-DD: the day it ran
 * out, or the day of the change that ended it before.
 */
export function endDay({ timestamps, listDate }: EndDayFields): string {
  const days = [timestamps.listingUpdated, timestamps.expiryDate].flatMap((day) => day || []);
  return (days.toSorted()[0] ?? listDate).slice(0, 10);
}
