import type { DatabaseSync } from 'node:sqlite';

const withoutRecord = (table: string) => `
  SELECT 1 FROM ${table} AS stored WHERE NOT EXISTS (
    SELECT 1 FROM feed_record
    WHERE feed = ?1 AND mls_number = stored.mls_number AND board_id = stored.board_id)`;

const FOREIGN = `SELECT EXISTS (${withoutRecord('listing')})
  OR EXISTS (${withoutRecord('listing_withheld')}) AS is_foreign`;

/**
 * Why a database may not be used with a feed, or without one: invented and real homes, or those of two
 * providers, must never stand side by side. A sentence for the person at the terminal; undefined where
 * it may be used.
 */
export function foreignListings(
  db: DatabaseSync,
  file: string,
  feedId: string | undefined,
): string | undefined {
  if (feedId === undefined) {
    const feed = db.prepare('SELECT feed FROM feed_progress LIMIT 1').get()?.['feed'];
    return feed === undefined
      ? undefined
      : `The database ${file} holds listings of the feed ${String(feed)}. ` +
          `Set REALTY_PROVIDER=${String(feed)}, or DATA_DIR to another folder.`;
  }
  return db.prepare(FOREIGN).get(feedId)?.['is_foreign'] === 1
    ? `The database ${file} holds listings that are not of the feed ${feedId}. ` +
        'Set DATA_DIR to another folder, or move the database away.'
    : undefined;
}
