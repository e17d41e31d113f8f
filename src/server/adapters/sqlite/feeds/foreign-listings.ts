import type { DatabaseSync } from 'node:sqlite';

const withoutRecord = (table: string) => `
  SELECT 1 FROM ${table} AS stored WHERE NOT EXISTS (
    SELECT 1 FROM feed_record
    WHERE feed IN (SELECT value FROM json_each(?1)) AND mls_number = stored.mls_number AND board_id = stored.board_id)`;

const FOREIGN = `SELECT EXISTS (${withoutRecord('listing')})
  OR EXISTS (${withoutRecord('listing_withheld')}) AS is_foreign`;

const feedNames = (feeds: readonly string[]) =>
  `the feed${feeds.length > 1 ? 's' : ''} ${feeds.join(' and ')}`;

function feedsIn(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT feed FROM feed_progress ORDER BY feed')
    .all()
    .map(({ feed }) => String(feed));
}

/**
 * Why a database may not be used with some feeds, or without one: invented homes must never stand beside
 * real ones, nor homes of a provider that is not read beside others. A sentence for the person at the
 * terminal; undefined where it may be used.
 */
export function foreignListings(
  db: DatabaseSync,
  file: string,
  feedIds: readonly string[],
): string | undefined {
  if (feedIds.length === 0) {
    const feeds = feedsIn(db);
    return feeds.length === 0
      ? undefined
      : `The database ${file} contains listings from ${feedNames(feeds)}. ` +
          `Set REALTY_PROVIDER=${feeds[0]}, or set DATA_DIR to another folder.`;
  }
  return db.prepare(FOREIGN).get(JSON.stringify(feedIds))?.['is_foreign'] === 1
    ? `The database ${file} contains listings that are not from ${feedNames(feedIds)}. ` +
        'Set DATA_DIR to another folder, or move the database away.'
    : undefined;
}
