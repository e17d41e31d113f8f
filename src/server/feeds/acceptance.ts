import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { FEED_WORDS } from '#src/contract/listings/provider/feed-listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { RejectedRecords } from './import-report.ts';
import { type MappedListing, recordMapper } from './listing-mapping.ts';
import type { SourceTerms } from './listing-source.ts';
import { validateListing } from './validate-listing.ts';

const WORDS = Object.entries(FEED_WORDS).map(([field, words]) => [field, new Set(words)] as const);

/** Limits the memory that a feed full of nonsense can take. */
const MAX_KINDS = 500;

/** The values of a listing outside the trade's vocabulary, as "field: word". */
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

/** Decides which records of a source become listings, and counts why the others do not. */
export function listingAcceptance<SourceRecord>(source: SourceTerms<SourceRecord>) {
  const map = recordMapper(source.mapping);
  const rejected = new Map<string, RejectedRecords>();
  const unknownWords = new Map<string, number>();
  let read = 0;

  function reject(reason: string, firstNumber: string): undefined {
    const before = rejected.get(reason);
    if (!before && rejected.size >= MAX_KINDS) return;
    rejected.set(reason, {
      count: (before?.count ?? 0) + 1,
      firstNumber: before?.firstNumber ?? firstNumber,
    });
  }

  function countUnknown(words: readonly string[]): void {
    for (const word of words) {
      const count = unknownWords.get(word) ?? 0;
      if (count > 0 || unknownWords.size < MAX_KINDS) unknownWords.set(word, count + 1);
    }
  }

  return {
    /** The listing of a record; undefined when it may not enter the store. */
    accept(record: SourceRecord): ListingRecord | undefined {
      read += 1;
      const mapped = map(record);
      countUnknown(source.unknownValuesOf?.(record) ?? []);
      const refusal = source.refusalOf?.(record) ?? null;
      if (refusal !== null) return reject(refusal, numberOf(mapped));
      const listing = validateListing(mapped, source);
      if (!listing.ok) return reject(listing.error, numberOf(mapped));
      countUnknown(unknownWordsOf(listing.value.document));
      return listing.value;
    },
    /** Counts a record that could not be read at all. */
    rejectUnreadable(reason: string): void {
      read += 1;
      reject(reason, 'without a number');
    },
    /** Counts a record whose number another record of the source has. */
    rejectDuplicate(mlsNumber: string): void {
      reject('mlsNumber: Two records of a board use it, and only one can be shown', mlsNumber);
    },
    tally: () => ({ read, rejected, unknownWords }),
  };
}
