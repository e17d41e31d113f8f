import { type Clock, calendarDay } from '#src/lib/clock.ts';
import { listingAcceptance } from '../acceptance.ts';
import type {
  BatchCounts,
  FeedStore,
  RecordBatch,
  StoredRecord,
  Watermark,
} from '../feed-store.ts';
import type { FeedRecord, ListingFeed } from '../listing-feed.ts';
import { NO_PHOTOS } from '../feed-photo.ts';
import { compareKeys } from './compare-keys.ts';
import { removeDeleted } from './remove-deleted.ts';
import { freshRecords } from './fresh-records.ts';
import type { SyncReport } from './sync-report.ts';

export type SyncOptions = {
  readonly clock: Clock;
  /** Whether more than a fifth of the listings may be removed at once. */
  readonly mayShrink?: boolean;
  /** Told of the records of each page, once they are stored. */
  readonly onPage?: (recordCount: number) => void;
  /** Asked before each page; false ends the run there. */
  readonly goesOn?: () => boolean;
};

/** A run over a feed: what it has counted, and how records are put. */
export type SyncRun<SourceRecord> = {
  readonly feed: ListingFeed<SourceRecord>;
  readonly store: FeedStore;
  readonly options: SyncOptions;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Stores records; why they could not be stored, or null. */
  put(
    records: readonly FeedRecord<SourceRecord>[],
    step?: RecordBatch['step'],
  ): Promise<string | null>;
  rejectUnreadable(count: number): void;
  countRemoved(count: number): void;
  report(): Omit<SyncReport, 'problems'>;
};

function syncRun<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  options: SyncOptions,
): SyncRun<SourceRecord> {
  const acceptance = listingAcceptance(feed);
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  function add(batch: BatchCounts): void {
    for (const name of ['added', 'changed', 'unchanged', 'removed'] as const) {
      counts[name] += batch[name];
    }
  }
  const day = calendarDay(options.clock.now());
  return {
    feed,
    store,
    options,
    day,
    async put(records, step) {
      const complete = await feed.complete(records, (keys) => store.photos(feed.id, keys));
      if (!complete.ok) return complete.error;
      const stored = complete.value.map(({ key, record }): StoredRecord => {
        const listing = acceptance.accept(record) ?? null;
        return { key, listing, photos: listing ? feed.photosOf(record) : NO_PHOTOS };
      });
      const batch = { feed, records: stored, day, ...(step && { step }) };
      const put = await store.putBatch(batch);
      if (!put) return 'Another program is reading the feed into this database.';
      add(put);
      return null;
    },
    rejectUnreadable(count) {
      for (let at = 0; at < count; at += 1) {
        acceptance.rejectUnreadable('The record has no usable key or moment of change');
      }
    },
    countRemoved: (count) => add({ added: 0, changed: 0, unchanged: 0, removed: count }),
    report: () => ({ ...acceptance.tally(), ...counts }),
  };
}

/** Reads what has changed, page by page; why it ended before the end, or null. */
async function readChanges<SourceRecord>(run: SyncRun<SourceRecord>): Promise<string | null> {
  const { feed, store, options } = run;
  const unread = freshRecords<SourceRecord>();
  let from = await store.watermark(feed);
  for (;;) {
    if (options.goesOn?.() === false) return 'The run was ended before the end of the feed.';
    const page = await feed.page(from);
    if (!page.ok) return page.error;
    run.rejectUnreadable(page.value.unreadable);
    const fresh = unread(page.value.records, from);
    if (!fresh.ok) return fresh.error;
    const last = fresh.value.at(-1);
    if (!last) {
      return page.value.isFull ? 'The feed gives the same records again and again.' : null;
    }
    const to: Watermark = { modified: last.modified, key: last.key };
    const problem = await run.put(fresh.value, { from, to });
    if (problem !== null) return problem;
    options.onPage?.(fresh.value.length);
    // A page that is not full need not be the last: some servers give fewer than they are asked for.
    from = to;
  }
}

/**
 * Brings the store to where a feed is: first what has changed since the last run, or everything on the
 * first one, then what the feed tells to be deleted, then, once a day, what is in the feed no more. A page and how far it leads are stored
 * together, so that a run that is cut off at any moment is carried on by the next one.
 */
export async function syncFeed<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  options: SyncOptions,
): Promise<SyncReport> {
  const run = syncRun(feed, store, options);
  const lastReadAtMs = await store.readAtMs(feed.id);
  const unread = await readChanges(run);
  if (unread === null) await store.setReadAtMs(feed.id, options.clock.now().getTime());
  const undeleted = unread === null ? await removeDeleted(run, lastReadAtMs) : null;
  const isDue = options.mayShrink || (await store.comparedOn(feed.id)) !== run.day;
  const uncompared = unread === null && isDue ? await compareKeys(run) : null;
  const problems = [unread, undeleted, uncompared].filter((problem) => problem !== null);
  return { ...run.report(), problems };
}
