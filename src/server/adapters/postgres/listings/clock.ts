import type { Query } from '../database.ts';

/** The channel that announces the version of the latest change when it is committed. */
export const VERSION_CHANNEL = 'listing_version';

export type ClockState = { readonly mark: string; readonly version: number };

/** The mark of the database and the version of its latest change. */
export async function readClock(query: Query): Promise<ClockState> {
  const { rows } = await query('SELECT mark, version FROM listing_clock');
  return { mark: String(rows[0]?.['mark']), version: Number(rows[0]?.['version']) };
}

/** More changes than a replica can lack when it takes the place of the primary. */
const LEAP = 2 ** 20;

/**
 * Leaves out the next versions; called before a program begins to write. The database may be a replica that
 * has taken the place of the primary and lacks its latest changes: copies know their versions, and would
 * pass over other changes with the same versions.
 */
export async function skipVersions(query: Query): Promise<void> {
  await query('UPDATE listing_clock SET version = version + $1', [LEAP]);
}

/**
 * Begins a change of listings: until the end of the transaction nobody else makes one, and the next
 * statements read what the former change left. Resolves to the version of the latest change.
 */
export async function lockClock(query: Query): Promise<number> {
  const { rows } = await query('SELECT version FROM listing_clock FOR UPDATE');
  return Number(rows[0]?.['version']);
}

/**
 * Sets the version of the latest change, and announces it to the servers once the transaction is committed.
 */
export async function publishVersion(query: Query, version: number): Promise<void> {
  await query('UPDATE listing_clock SET version = $1', [version]);
  await query('SELECT pg_notify($1, $2)', [VERSION_CHANNEL, String(version)]);
}

/**
 * Gives changed listings the versions after the latest, and announces them to the servers once the
 * transaction is committed. The caller has locked the clock.
 */
export async function publishChanges(
  query: Query,
  listingKeys: Iterable<string>,
  latestVersion: number,
): Promise<void> {
  const keys = [...new Set(listingKeys)];
  if (keys.length === 0) return;
  await query(
    `INSERT INTO listing_change (listing_key, version)
     SELECT listing_key, $2::bigint + position
     FROM unnest($1::text[]) WITH ORDINALITY AS change (listing_key, position)
     ON CONFLICT (listing_key) DO UPDATE SET version = excluded.version`,
    [keys, latestVersion],
  );
  await publishVersion(query, latestVersion + keys.length);
}
