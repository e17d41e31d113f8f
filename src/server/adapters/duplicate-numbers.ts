import { listingKey } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { RecordBatch, StoredRecord } from '#src/server/feeds/feed-store.ts';

export type UniqueRecords = {
  /** The records without those whose number another record has. */
  readonly records: readonly StoredRecord[];
  /** The numbers of the records that are left out because another has the same number, one for each. */
  readonly duplicateNumbers: readonly string[];
};

/** The key of a listing as it is stored. */
export const storedKey = ({ document: { mlsNumber, boardId } }: ListingRecord) =>
  listingKey({ mlsNumber: mlsNumber.toUpperCase(), boardId });

/**
 * Whether a record of a batch takes its number from the record that has it: the one that changed last is
 * shown.
 */
export const reassignsNumbers = ({ step }: Pick<RecordBatch, 'step'>) => step !== undefined;

/**
 * Keeps one of the records with one number on one board, as the others could not be told apart from it: the
 * last one among changes, else the first. The others are not stored either, so that they are read as missed
 * ones, once a day, and take the number when it is free.
 */
export function withoutDuplicates(batch: Pick<RecordBatch, 'records' | 'step'>): UniqueRecords {
  const { records } = batch;
  const owners = new Map<string, StoredRecord>();
  for (const record of records) {
    if (!record.listing) continue;
    const key = storedKey(record.listing);
    if (reassignsNumbers(batch) || !owners.has(key)) owners.set(key, record);
  }
  // A record that appears twice, as it may in a page, is no duplicate of itself.
  const keepsNumber = ({ key, listing }: StoredRecord) =>
    !listing || owners.get(storedKey(listing))?.key === key;
  return {
    records: records.filter(keepsNumber),
    duplicateNumbers: records
      .filter((record) => !keepsNumber(record))
      .flatMap(({ listing }) => listing?.document.mlsNumber ?? []),
  };
}
