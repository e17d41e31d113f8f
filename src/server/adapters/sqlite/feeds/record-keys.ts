import type { DatabaseSync } from 'node:sqlite';
import type { KeyedListing } from '#src/domain/listing/key.ts';

const RECORD = `
  SELECT record_key FROM feed_record
  WHERE mls_number = ? AND board_id = ? AND feed IN (SELECT value FROM json_each(?)) LIMIT 1`;

/** The keys that the providers of some feeds have for their listings. */
export function sqliteRecordKeys(db: DatabaseSync, feedIds: readonly string[]) {
  const record = db.prepare(RECORD);
  const ids = JSON.stringify(feedIds);
  return async ({ mlsNumber, boardId }: KeyedListing): Promise<string | undefined> => {
    const key = record.get(mlsNumber, boardId, ids)?.['record_key'];
    return typeof key === 'string' ? key : undefined;
  };
}
