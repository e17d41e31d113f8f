import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import { listingAcceptance } from './acceptance.ts';
import type { ImportReport } from './import-report.ts';
import type { ListingSource } from './listing-source.ts';

/** The store that the listings of a source go into. */
export type ListingStore = {
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<PutCounts>;
};

/**
 * Takes the records of a source into the store: each is mapped, validated, and put or rejected with a
 * reason. A batch is one transaction.
 *
 * @param onListing called with each accepted listing, before it is put
 */
export async function importListings<SourceRecord>(
  source: ListingSource<SourceRecord>,
  store: ListingStore,
  onListing: (document: ListingDocument) => void = () => undefined,
): Promise<ImportReport> {
  const { accept, tally } = listingAcceptance(source);
  const counts = { added: 0, changed: 0, unchanged: 0 };

  function* acceptedListings(batch: Iterable<SourceRecord>): Generator<ListingRecord> {
    for (const record of batch) {
      const listing = accept(record);
      if (!listing) continue;
      onListing(listing.document);
      yield listing;
    }
  }

  for await (const batch of source.batches()) {
    const put = await store.put(acceptedListings(batch));
    counts.added += put.added;
    counts.changed += put.changed;
    counts.unchanged += put.unchanged;
  }
  return { ...tally(), ...counts };
}
