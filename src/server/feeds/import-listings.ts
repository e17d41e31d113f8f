import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { FEED_WORDS } from '#src/contract/listings/provider/feed-listing.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import type { ImportReport, RejectedRecords } from './import-report.ts';
import { type MappedListing, recordMapper } from './listing-mapping.ts';
import type { ListingSource } from './listing-source.ts';
import { validateListing } from './validate-listing.ts';

/** Where the listings of a source go. */
export type ListingStore = {
  /** Adds or replaces all of them, or none: one transaction a call. */
  put(records: Iterable<ListingRecord>): Promise<PutCounts>;
};

const WORDS = Object.entries(FEED_WORDS).map(([field, words]) => [field, new Set(words)] as const);

/** The values of a listing that are no words of the trade, as "field: word". */
function unknownWordsOf(document: ListingDocument): string[] {
  return WORDS.flatMap(([field, words]) => {
    const value = document[field];
    return typeof value === 'string' && !words.has(value) ? [`${field}: ${value}`] : [];
  });
}

function numberOf({ document }: MappedListing): string {
  const { mlsNumber } = document;
  return typeof mlsNumber === 'string' && mlsNumber !== '' ? mlsNumber : 'without a number';
}

/**
 * Takes the records of a source into the store: each is mapped, validated, and rejected with a reason
 * or put. A batch is one transaction.
 *
 * @param onListing told of each listing that is accepted, before it is put
 */
export async function importListings<SourceRecord>(
  source: ListingSource<SourceRecord>,
  store: ListingStore,
  onListing: (document: ListingDocument) => void = () => undefined,
): Promise<ImportReport> {
  const map = recordMapper(source.mapping);
  const rejected = new Map<string, RejectedRecords>();
  const unknownWords = new Map<string, number>();
  const counts = { read: 0, added: 0, changed: 0, unchanged: 0 };

  function reject(reason: string, listing: MappedListing): void {
    const { count, firstNumber } = rejected.get(reason) ?? {
      count: 0,
      firstNumber: numberOf(listing),
    };
    rejected.set(reason, { count: count + 1, firstNumber });
  }

  function* accepted(batch: Iterable<SourceRecord>): Generator<ListingRecord> {
    for (const record of batch) {
      counts.read += 1;
      const mapped = map(record);
      const listing = validateListing(mapped, source);
      if (!listing.ok) {
        reject(listing.error, mapped);
        continue;
      }
      for (const word of unknownWordsOf(listing.value.document)) {
        unknownWords.set(word, (unknownWords.get(word) ?? 0) + 1);
      }
      onListing(listing.value.document);
      yield listing.value;
    }
  }

  for await (const batch of source.batches()) {
    const put = await store.put(accepted(batch));
    counts.added += put.added;
    counts.changed += put.changed;
    counts.unchanged += put.unchanged;
  }
  return { ...counts, rejected, unknownWords };
}
