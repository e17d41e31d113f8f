import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { FeedStore } from '../feed-store.ts';
import type { ListingFeed } from '../listing-feed.ts';
import { syncFeed } from './sync-feed.ts';

const EVERY_MS = 15 * 60_000;

type FeedJobOptions = {
  /** The calendar day, YYYY-MM-DD. */
  readonly today: () => string;
  readonly warn: (sentence: string) => void;
};

/** Keeps the listings of a feed current while the server runs. */
export function feedJob<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  { today, warn }: FeedJobOptions,
): Job {
  let isStopping = false;
  const job = repeatedJob({
    everyMs: EVERY_MS,
    async run() {
      const goesOn = () => !isStopping;
      const { problems } = await syncFeed(feed, store, { day: today(), goesOn });
      if (!isStopping) for (const problem of problems) warn(`${feed.name}: ${problem}`);
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
