import type { FeedReading, FeedStore, Watermark } from '#src/server/feeds/feed-store.ts';
import type { Query } from '../database.ts';

/** Whether two places in a feed, or none, are the same. */
export function isSamePlace(one: Watermark | undefined, other: Watermark | undefined): boolean {
  return one?.modified === other?.modified && one?.key === other?.key;
}

/** How far a reading has got in its feed; undefined before its first page. */
export async function watermarkOf(
  query: Query,
  { id, revision }: FeedReading,
): Promise<Watermark | undefined> {
  const { rows } = await query(
    'SELECT modified, record_key FROM feed_progress WHERE feed = $1 AND revision = $2',
    [id, revision],
  );
  const [row] = rows;
  return row && { modified: String(row['modified']), key: String(row['record_key']) };
}

/** The caller has compared the watermark in the same transaction. */
export async function setWatermark(
  query: Query,
  { id, revision }: FeedReading,
  { modified, key }: Watermark,
): Promise<void> {
  await query(
    `INSERT INTO feed_progress (feed, revision, modified, record_key) VALUES ($1, $2, $3, $4)
     ON CONFLICT (feed) DO UPDATE SET revision = excluded.revision, modified = excluded.modified,
       record_key = excluded.record_key`,
    [id, revision, modified, key],
  );
}

type FeedProgress = Pick<
  FeedStore,
  | ('readAtMs' | 'setReadAtMs')
  | ('comparedOn' | 'setComparedOn')
  | ('comparisonTriedAtMs' | 'setComparisonTriedAtMs')
>;

/** When feeds were read to their ends, and compared. */
export function feedProgress(query: Query): FeedProgress {
  const progressOf = async (feedId: string) => {
    const sql = 'SELECT * FROM feed_progress WHERE feed = $1';
    return (await query(sql, [feedId])).rows[0];
  };
  const msOf = async (feedId: string, column: 'read_at_ms' | 'comparison_tried_at_ms') => {
    const atMs = (await progressOf(feedId))?.[column] ?? null;
    return atMs === null ? undefined : Number(atMs);
  };
  return {
    readAtMs: (feedId) => msOf(feedId, 'read_at_ms'),
    async setReadAtMs(feedId, atMs) {
      await query('UPDATE feed_progress SET read_at_ms = $2 WHERE feed = $1', [feedId, atMs]);
    },
    async comparedOn(feedId) {
      const day = (await progressOf(feedId))?.['compared_on'];
      return typeof day === 'string' ? day : undefined;
    },
    async setComparedOn(feedId, day) {
      await query('UPDATE feed_progress SET compared_on = $2 WHERE feed = $1', [feedId, day]);
    },
    comparisonTriedAtMs: (feedId) => msOf(feedId, 'comparison_tried_at_ms'),
    async setComparisonTriedAtMs(feedId, atMs) {
      const sql = 'UPDATE feed_progress SET comparison_tried_at_ms = $2 WHERE feed = $1';
      await query(sql, [feedId, atMs]);
    },
  };
}
