import type { Clock } from '#src/lib/clock.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { FeedStore } from '../feed-store.ts';
import type { ListingFeed } from '../listing-feed.ts';
import { syncFeed } from './sync-feed.ts';

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
/** The rules of DDF ask for listings that are no older. */
const STALE_AFTER_MS = 24 * HOUR_MS;

const staleSentence = (name: string, ageMs: number) =>
  `${name}: The feed was last read to its end ${Math.floor(ageMs / HOUR_MS)} hours ago; what the site shows is as old.`;

type FeedJobOptions = {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
};

/** Keeps the listings of a feed current while the server runs. */
export function feedJob<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  { clock, warn }: FeedJobOptions,
): Job {
  let isStopping = false;
  const job = repeatedJob({
    everyMs: EVERY_MS,
    async run() {
      const goesOn = () => !isStopping;
      const { problems } = await syncFeed(feed, store, { clock, goesOn });
      if (isStopping) return;
      for (const problem of problems) warn(`${feed.name}: ${problem}`);
      const readAtMs = await store.readAtMs(feed.id);
      const ageMs = clock.now().getTime() - (readAtMs ?? Number.NaN);
      if (ageMs > STALE_AFTER_MS) warn(staleSentence(feed.name, ageMs));
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
