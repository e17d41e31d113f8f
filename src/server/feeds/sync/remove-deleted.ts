import { calendarDay } from '#src/lib/clock.ts';
import { keyBatches, tooManyRemovals } from './removals.ts';
import type { SyncRun } from './sync-run.ts';

const DAY_MS = 86_400_000;

/** Covers a day on which the provider could not be reached, and days of another time zone. */
const LOOK_BACK_MS = 2 * DAY_MS;

/**
 * Removes the records that a feed lists as deleted since it was last read, if it has such a list. A listing
 * that the feed still returns has come back and stays. Returns why they were not removed, or null.
 */
export async function removeDeleted<SourceRecord>(
  run: SyncRun<SourceRecord>,
  lastReadAtMs: number | undefined,
): Promise<string | null> {
  const { feed, store, day, countRemoved } = run;
  if (!feed.deletedSince || lastReadAtMs === undefined) return null;
  const deleted = await feed.deletedSince(calendarDay(new Date(lastReadAtMs - LOOK_BACK_MS)));
  if (!deleted.ok) return deleted.error;
  if (deleted.value.size === 0) return null;
  const storedKeys = await store.keys(feed.id);
  const removedKeys = [...deleted.value.intersection(storedKeys)];
  const refusal = tooManyRemovals(run, {
    removedCount: removedKeys.length,
    storedCount: storedKeys.size,
    reason: 'The feed reports as deleted',
  });
  if (refusal !== null) return refusal;
  for (const batch of keyBatches(removedKeys)) {
    const records = await feed.withKeys(batch);
    if (!records.ok) return records.error;
    const back = new Set(records.value.map(({ key }) => key));
    const keys = batch.filter((key) => !back.has(key));
    countRemoved(await store.removeKeys(feed.id, keys, day));
  }
  return null;
}
