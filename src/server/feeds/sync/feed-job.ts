import { STALE_AFTER_MS } from '#src/domain/listing/feed-age.ts';
import { type Clock, calendarDay } from '#src/lib/clock.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { FeedStore } from '../feed-store.ts';
import type { ListingFeed } from '../listing-feed.ts';
import { type StaleFeed, staleSentence } from './stale-feed-mail.ts';
import { syncFeed } from './sync-feed.ts';

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

type FeedJobOptions = {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
  /** Tells the brokerage of a feed that is not read, once a day; it rejects when that has failed. */
  readonly tellOfStale: (stale: StaleFeed) => Promise<void>;
};

/** Keeps the listings of a feed current while the server runs. */
export function feedJob<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  { clock, warn, tellOfStale }: FeedJobOptions,
): Job {
  let isStopping = false;
  let toldOn: string | undefined;

  async function lookAtAge(problems: readonly string[]): Promise<void> {
    const now = clock.now();
    const readAtMs = await store.readAtMs(feed.id);
    // Before it was read to its end once, the first load goes on.
    if (readAtMs === undefined || now.getTime() - readAtMs <= STALE_AFTER_MS) return;
    const hours = Math.floor((now.getTime() - readAtMs) / HOUR_MS);
    const stale = { name: feed.name, hours, day: calendarDay(now), problems };
    warn(staleSentence(stale));
    if (toldOn === stale.day) return;
    await tellOfStale(stale);
    toldOn = stale.day;
  }

  const job = repeatedJob({
    everyMs: EVERY_MS,
    async run() {
      const { problems } = await syncFeed(feed, store, { clock, goesOn: () => !isStopping });
      if (isStopping) return;
      for (const problem of problems) warn(`${feed.name}: ${problem}`);
      await lookAtAge(problems);
    },
    onError(error) {
      if (isStopping) return;
      warn(`${feed.name}: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  return {
    ...job,
    async stop() {
      isStopping = true;
      // Nobody waits for a feed that is slow to answer: what is stored is stored whole, and the
      // database may be closed between two pages.
      void job.stop();
    },
  };
}
