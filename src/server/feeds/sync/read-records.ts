import type { FeedStore } from '../feed-store.ts';
import type { ListingFeed } from '../listing-feed.ts';
import { keyBatches } from './removals.ts';
import type { SyncReport } from './sync-report.ts';
import { type SyncOptions, syncRun } from './sync-run.ts';

/** A record that a provider has announced as changed or deleted. */
export type ChangedRecord = { readonly key: string; readonly isDeleted: boolean };

/**
 * Reads the present state of some records of a feed and stores it, whatever place the feed has been read
 * to. A record announced as deleted is removed if the feed does not return it.
 */
export async function readRecords<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  { changes, ...options }: SyncOptions & { readonly changes: readonly ChangedRecord[] },
): Promise<SyncReport> {
  const run = syncRun(feed, store, options);
  const deletedKeys = new Set(changes.flatMap(({ key, isDeleted }) => (isDeleted ? key : [])));

  async function readBatch(keys: readonly string[]): Promise<string | null> {
    const records = await feed.withKeys(keys);
    if (!records.ok) return records.error;
    const problem = await run.put(records.value);
    if (problem !== null) return problem;
    const present = new Set(records.value.map(({ key }) => key));
    const removedKeys = keys.filter((key) => deletedKeys.has(key) && !present.has(key));
    run.countRemoved(await store.removeKeys(feed.id, removedKeys, run.day));
    return null;
  }

  for (const keys of keyBatches([...new Set(changes.map(({ key }) => key))])) {
    const problem = await readBatch(keys);
    if (problem !== null) return { ...run.report(), problems: [problem] };
  }
  return { ...run.report(), problems: [] };
}
