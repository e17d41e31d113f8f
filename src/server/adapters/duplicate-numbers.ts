import { listingKey } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { RecordBatch, StoredRecord } from '#src/server/feeds/feed-store.ts';

export type UniqueRecords = {
  /** The records of which no other one has the number. */
  readonly records: readonly StoredRecord[];
  /** The numbers that others of the records have, too: one for each record that is left out. */
  readonly duplicateNumbers: readonly string[];
};

/** The key of a listing as it is stored. */
export const storedKey = ({ document: { mlsNumber, boardId } }: ListingRecord) =>
  listingKey({ mlsNumber: mlsNumber.toUpperCase(), boardId });

/** Whether a record of a batch takes a number from the record that has it: what changed last is shown. */
export const takesNumbers = ({ step }: Pick<RecordBatch, 'step'>) => step !== undefined;

/**
 * Of records with one number on one board the one that is shown, as the others could not be told apart
 * from it: the last one of what has changed, else the first. The others are not stored either, so that
 * they are read as missed ones, once a day, and take the number when it is free.
 */
export function withoutDuplicates(batch: Pick<RecordBatch, 'records' | 'step'>): UniqueRecords {
  const { records } = batch;
  const owners = new Map<string, StoredRecord>();
  for (const record of records) {
    if (!record.listing) continue;
    const key = storedKey(record.listing);
    if (takesNumbers(batch) || !owners.has(key)) owners.set(key, record);
  }
  // One that comes twice, as a page may hold it, is not two.
  const keepsNumber = ({ key, listing }: StoredRecord) =>
    !listing || owners.get(storedKey(listing))?.key === key;
  return {
    records: records.filter(keepsNumber),
    duplicateNumbers: records
      .filter((record) => !keepsNumber(record))
      .flatMap(({ listing }) => listing?.document.mlsNumber ?? []),
  };
}
