import { STALE_AFTER_MS } from '#src/domain/listing/feed-age.ts';
import { type Clock, calendarDay } from '#src/lib/clock.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { FeedStore } from '../feed-store.ts';
import type { ListingFeed } from '../listing-feed.ts';
import { type ChangedRecord, readRecords } from './read-records.ts';
import { type StaleFeed, staleSentence } from './stale-feed-mail.ts';
import { syncFeed } from './sync-feed.ts';
import { announcedChanges } from './announced-changes.ts';

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Changes announced within this time are read together; the feed's own searches need a moment, too. */
const GATHER_MS = 5000;

type FeedJobOptions = {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
  /** Tells the brokerage of a feed that has gone unread, once a day; it rejects when that has failed. */
  readonly notifyStale: (stale: StaleFeed) => Promise<void>;
  /** Whether this server is the one that reads the whole feed; without it, it is. */
  readonly isLeader?: () => boolean;
  /** Replaces the time that changes are gathered, for tests. */
  readonly gatherMs?: number;
};

export type FeedJob = Job & {
  /**
   * Reads records soon after the provider announces their change. A server that does not read the feed
   * remembers them, and reads them when it takes over from the one that does, in case that one stopped
   * before storing them.
   */
  noteChanges(changes: readonly ChangedRecord[]): void;
};

/** Keeps the listings of a feed current while the server runs. */
export function feedJob<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  { clock, warn, notifyStale, isLeader = () => true, gatherMs = GATHER_MS }: FeedJobOptions,
): FeedJob {
  let isStopping = false;
  let toldOn: string | undefined;
  /** When the first run began, ms. */
  let firstRunAtMs: number | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isReadingAll = false;
  /** The problems of the last run. */
  let problems: readonly string[] = [];
  const pendingChanges = announcedChanges(clock);
  let gathering: NodeJS.Timeout | undefined;

  const onError = (error: unknown) => {
    if (isStopping) return;
    warn(`${feed.name}: ${reasonOf(error)}`);
  };

  /** Runs one at a time: two at once would take the feed's pages from one another. */
  function inTurn(run: () => Promise<void>): Promise<unknown> {
    last = last.then(() => (isStopping ? undefined : run())).catch(onError);
    return last;
  }

  async function checkAge(): Promise<void> {
    const now = clock.now();
    const readAtMs = await store.readAtMs(feed.id);
    const sinceMs = readAtMs ?? firstRunAtMs;
    if (sinceMs === undefined || now.getTime() - sinceMs <= STALE_AFTER_MS) return;
    const hours = Math.floor((now.getTime() - sinceMs) / HOUR_MS);
    const wasRead = readAtMs !== undefined;
    const stale = {
      feedId: feed.id,
      name: feed.name,
      hours,
      wasRead,
      day: calendarDay(now),
      problems,
    };
    warn(staleSentence(stale));
    if (toldOn === stale.day) return;
    await notifyStale(stale);
    toldOn = stale.day;
  }

  async function readAll(): Promise<void> {
    isReadingAll = true;
    firstRunAtMs ??= clock.now().getTime();
    try {
      const shouldContinue = () => !isStopping && isLeader();
      // The run that met the pause has logged it.
      if (!feed.isPaused()) {
        const report = await syncFeed(feed, store, { clock, shouldContinue });
        ({ problems } = report);
        if (!shouldContinue()) return;
        for (const line of [...report.notices, ...problems]) warn(`${feed.name}: ${line}`);
      }
      await checkAge();
    } finally {
      isReadingAll = false;
    }
  }

  /** Reads the announced changes; the next run reads those that cannot be stored. */
  async function readChanges(): Promise<void> {
    if (!isLeader() || feed.isPaused()) return;
    const changes = pendingChanges.take();
    if (changes.length === 0) return;
    try {
      const report = await readRecords(feed, store, { clock, changes });
      if (report.problems.length > 0) pendingChanges.putBack(changes);
      if (isStopping) return;
      for (const problem of report.problems) warn(`${feed.name}: ${problem}`);
    } catch (error) {
      pendingChanges.putBack(changes);
      throw error;
    }
  }

  async function run(): Promise<unknown> {
    if (!isLeader()) return undefined;
    const reading = inTurn(readChanges);
    // A first load may take longer than the time between two runs.
    return isReadingAll ? reading : inTurn(readAll);
  }

  const job = repeatedJob({ everyMs: EVERY_MS, run, onError });
  return {
    ...job,
    noteChanges(changes) {
      pendingChanges.add(changes);
      if (gathering !== undefined || isStopping || changes.length === 0) return;
      gathering = setTimeout(() => {
        gathering = undefined;
        void inTurn(readChanges);
      }, gatherMs);
      gathering.unref();
    },
    async stop() {
      isStopping = true;
      clearTimeout(gathering);
      // Does not wait for a feed that is slow to answer: pages are stored whole, and the database may be
      // closed between two of them.
      void job.stop();
    },
  };
}
