import type { PostgresDatabase } from '../database.ts';

/**
 * Why the listings of a database may not be served with some feeds: listings of a provider that is not read
 * must never stand beside others. A sentence for the person at the terminal; undefined where they may.
 */
export async function foreignFeeds(
  { query }: Pick<PostgresDatabase, 'query'>,
  feedIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await query(
    `SELECT DISTINCT feed FROM feed_record
     WHERE listing_key IS NOT NULL AND feed <> ALL ($1::text[]) ORDER BY feed`,
    [feedIds],
  );
  if (rows.length === 0) return undefined;
  const others = rows.map(({ feed }) => String(feed)).join(' and ');
  return (
    `The database in DATABASE_URL contains listings from ${others}, which is not among the configured feeds. ` +
    'Set DATABASE_URL to another database, or configure that feed again.'
  );
}
