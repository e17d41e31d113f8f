import type { FeedStore, Watermark } from '../feed-store.ts';
import type { FeedRecord, ListingFeed } from '../listing-feed.ts';
import { compareKeys, isComparisonDue } from './compare-keys.ts';
import { removeDeleted } from './remove-deleted.ts';
import { removeOtherBoards } from './remove-other-boards.ts';
import { recordDeduplicator } from './record-deduplicator.ts';
import type { SyncReport } from './sync-report.ts';
import { type SyncOptions, type SyncRun, syncRun } from './sync-run.ts';

/**
 * The watermark that records lead to. A record with a moment of change in the future is read now and again
 * by each run until then: a watermark there would pass by all changes meanwhile.
 */
function placeReached<SourceRecord>(
  records: readonly FeedRecord<SourceRecord>[],
  now: Date,
): Watermark | undefined {
  const last = records.findLast(({ modified }) => Date.parse(modified) <= now.getTime());
  return last && { modified: last.modified, key: last.key };
}

/** Reads the changes page by page; returns why it ended before the end, or null. */
async function readChanges<SourceRecord>(run: SyncRun<SourceRecord>): Promise<string | null> {
  const { feed, store, options } = run;
  const unread = recordDeduplicator<SourceRecord>();
  let storedPlace = await store.watermark(feed);
  const isInFuture =
    storedPlace && Date.parse(storedPlace.modified) > options.clock.now().getTime();
  let from = isInFuture ? undefined : storedPlace;
  for (;;) {
    if (options.shouldContinue?.() === false)
      return 'The run was stopped before the end of the feed.';
    const page = await feed.page(from);
    if (!page.ok) return page.error;
    run.rejectUnreadable(page.value.unreadable);
    const fresh = unread(page.value.records, from);
    if (!fresh.ok) return fresh.error;
    const last = fresh.value.at(-1);
    if (!last) {
      return page.value.isFull ? 'The feed keeps returning the same records.' : null;
    }
    const to = placeReached(fresh.value, options.clock.now());
    const problem = await run.put(fresh.value, to && { from: storedPlace, to });
    if (problem !== null) return problem;
    options.onPage?.(fresh.value.length);
    storedPlace = to ?? storedPlace;
    // A page that is not full need not be the last: some servers give fewer records than requested.
    from = { modified: last.modified, key: last.key };
  }
}

/**
 * Brings the store up to date with a feed: first the removal of boards that have left the settings, then the
 * changes since the last run, or everything on the first one, then the removal of records listed as deleted,
 * then, once a day, of records that have left the feed. A page and its place are stored together, so that the
 * next run continues wherever one was cut off.
 */
export async function syncFeed<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  options: SyncOptions,
): Promise<SyncReport> {
  const run = syncRun(feed, store, options);
  await removeOtherBoards(run);
  const lastReadAtMs = await store.readAtMs(feed.id);
  const unread = await readChanges(run);
  if (unread === null) await store.setReadAtMs(feed.id, options.clock.now().getTime());
  const undeleted = unread === null ? await removeDeleted(run, lastReadAtMs) : null;
  const uncompared =
    unread === null && (await isComparisonDue(run)) ? await compareKeys(run) : null;
  const problems = [unread, undeleted, uncompared].filter((problem) => problem !== null);
  return { ...run.report(), problems };
}
