import { keyBatches, tooManyRemovals } from './removals.ts';
import type { SyncRun } from './sync-run.ts';

/** A list of all keys takes thousands of requests, and one that was refused rarely changes within an hour. */
const RETRY_AFTER_MS = 4 * 60 * 60_000;

/** Whether the keys are to be compared now: once a day, and again some hours after a try that failed. */
export async function isComparisonDue<SourceRecord>({
  feed,
  store,
  options,
  day,
}: SyncRun<SourceRecord>): Promise<boolean> {
  if (options.mayShrink) return true;
  if ((await store.comparedOn(feed.id)) === day) return false;
  const sinceTryMs =
    options.clock.now().getTime() - ((await store.comparisonTriedAtMs(feed.id)) ?? 0);
  return sinceTryMs >= RETRY_AFTER_MS || sinceTryMs < 0;
}

/**
 * Stores records of the feed that no run has met, as they came in with an earlier moment of change, and
 * those that were incomplete.
 */
async function readMissed<SourceRecord>(
  run: SyncRun<SourceRecord>,
  keys: readonly string[],
): Promise<string | null> {
  for (const batch of keyBatches(keys)) {
    const records = await run.feed.withKeys(batch);
    if (!records.ok) return records.error;
    const problem = await run.put(records.value);
    if (problem !== null) return problem;
  }
  return null;
}

/** Removes records that the list lacks, unless the feed itself still returns one of them. */
async function removeGone<SourceRecord>(
  { feed, store, day, countRemoved }: SyncRun<SourceRecord>,
  keys: readonly string[],
): Promise<string | null> {
  for (const batch of keyBatches(keys)) {
    const records = await feed.withKeys(batch);
    if (!records.ok) return records.error;
    // A record that is still there but not shown, for example a deleted one, does not contradict the list.
    if (records.value.some(({ record }) => !feed.refusalOf?.(record))) {
      return 'The list of all listings is missing some that the feed still has. Nothing more was removed.';
    }
    countRemoved(await store.removeKeys(feed.id, batch, day));
  }
  return null;
}

/**
 * Compares the stored keys with all keys of the feed: removes records that have left the feed, as feeds
 * announce no removal, and reads missed ones. A list that is partial, or that lacks more than a fifth
 * without
 * `mayShrink`, removes nothing. Returns why the comparison was not finished, or null.
 */
export async function compareKeys<SourceRecord>(
  run: SyncRun<SourceRecord>,
): Promise<string | null> {
  const { feed, store, options } = run;
  await store.setComparisonTriedAtMs(feed.id, options.clock.now().getTime());
  const listedKeys = await feed.keys();
  if (!listedKeys.ok) return listedKeys.error;
  const storedKeys = await store.keys(feed.id);
  const missingKeys = [...storedKeys.difference(listedKeys.value)];
  const unreadKeys = listedKeys.value.difference(storedKeys).difference(run.incompleteKeys);
  const refusal = tooManyRemovals(run, {
    removedCount: missingKeys.length,
    storedCount: storedKeys.size,
    reason: 'The list of all listings is missing',
  });
  if (refusal !== null) return refusal;
  const problem = (await removeGone(run, missingKeys)) ?? (await readMissed(run, [...unreadKeys]));
  if (problem === null) await store.setComparedOn(feed.id, run.day);
  return problem;
}
