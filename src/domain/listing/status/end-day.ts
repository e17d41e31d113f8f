import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { localDay } from '../local-day.ts';

type EndDayFields = Pick<ListingDocument, 'listDate'> & {
  readonly address: Pick<ListingDocument['address'], 'state'>;
  readonly timestamps: Pick<ListingDocument['timestamps'], 'listingUpdated' | 'expiryDate'>;
};

/**
 * The day a listing left the market unsold, by its record, YYYY-MM-DD: the day it expired, or the day of
 * the change that ended it before.
 */
export function endDay({ timestamps, listDate, address }: EndDayFields): string {
  const days = [timestamps.listingUpdated, timestamps.expiryDate].flatMap((date) =>
    date ? localDay(date, address.state) : [],
  );
  return (days.toSorted()[0] ?? listDate).slice(0, 10);
}
