import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';

/** Where the listings of a source go. */
export type ListingStore = {
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<PutCounts>;
};
