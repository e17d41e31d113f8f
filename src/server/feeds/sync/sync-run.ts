import { type Clock, calendarDay } from '#src/lib/clock.ts';
import { listingAcceptance } from '../acceptance.ts';
import { NO_PHOTOS } from '../feed-photo.ts';
import type { BatchCounts, FeedStore, RecordBatch, StoredRecord } from '../feed-store.ts';
import type { FeedRecord, ListingFeed } from '../listing-feed.ts';
import type { SyncReport } from './sync-report.ts';

export type SyncOptions = {
  readonly clock: Clock;
  /** Whether more than a fifth of the listings may be removed at once. */
  readonly mayShrink?: boolean;
  /** Called with the number of records of each page, once they are stored. */
  readonly onPage?: (recordCount: number) => void;
  /** Called before each page; false ends the run there. */
  readonly shouldContinue?: () => boolean;
};

/** A run over a feed: its counts, and how records are put. */
export type SyncRun<SourceRecord> = {
  readonly feed: ListingFeed<SourceRecord>;
  readonly store: FeedStore;
  readonly options: SyncOptions;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Stores records; returns why they could not be stored, or null. */
  put(
    records: readonly FeedRecord<SourceRecord>[],
    step?: RecordBatch['step'],
  ): Promise<string | null>;
  /** The keys of the incomplete records among them. */
  readonly incompleteKeys: ReadonlySet<string>;
  rejectUnreadable(count: number): void;
  countRemoved(count: number): void;
  /** Adds a sentence to the report. */
  note(notice: string): void;
  report(): Omit<SyncReport, 'problems'>;
};

/** Begins a run over a feed. */
export function syncRun<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  options: SyncOptions,
): SyncRun<SourceRecord> {
  const acceptance = listingAcceptance(feed);
  /** Numbers already reported: the daily comparison meets the records of changes once more. */
  const duplicateNumbers = new Set<string>();
  const incompleteKeys = new Set<string>();
  const notices: string[] = [];
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
        const isIncomplete = listing === null && feed.isIncomplete?.(record) === true;
        if (isIncomplete) incompleteKeys.add(key);
        const photos = listing ? feed.photosOf(record) : NO_PHOTOS;
        return { key, listing, photos, isIncomplete };
      });
      const batch = { feed, records: stored, day, ...(step && { step }) };
      const put = await store.putBatch(batch);
      if (!put) return 'Another program is reading the feed into this database.';
      add(put);
      for (const number of new Set(put.duplicateNumbers).difference(duplicateNumbers)) {
        duplicateNumbers.add(number);
        acceptance.rejectDuplicate(number);
      }
      return null;
    },
    incompleteKeys,
    rejectUnreadable(count) {
      for (let at = 0; at < count; at += 1) {
        acceptance.rejectUnreadable('The record has no usable key or time of change');
      }
    },
    countRemoved(count) {
      counts.removed += count;
    },
    note(notice) {
      notices.push(notice);
    },
    report: () => ({ ...acceptance.tally(), ...counts, notices }),
  };
}
