import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import type { Clock } from '#src/lib/clock.ts';
import type { FeedStore } from './feed-store.ts';

type FeedReads = () => Promise<readonly FeedRead[]>;

/** For a feed that is read by the day, some seconds make no difference. */
const REMEMBERED_MS = 10_000;

/** Tells when each of some feeds was last read to its end. */
export const feedReads =
  (feedIds: readonly string[], store: Pick<FeedStore, 'readAtMs'>): FeedReads =>
  () =>
    Promise.all(feedIds.map(async (feed) => ({ feed, readAtMs: await store.readAtMs(feed) })));

/**
 * The same from memory, refreshed in the background: every page with listings asks, and must not wait for a
 * database on another machine, nor fail with it. Before the first answer no feed counts as read.
 */
export function cachedReads(reads: FeedReads, clock: Clock): FeedReads {
  let last: Awaited<ReturnType<FeedReads>> | undefined;
  let first: ReturnType<FeedReads> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function ask() {
    askedAtMs = clock.now().getTime();
    try {
      last = await reads();
    } catch {
      // Database trouble is reported by the job that reads changes, and by /readyz.
    }
    return last ?? [];
  }

  return async () => {
    const isOld = clock.now().getTime() - askedAtMs > REMEMBERED_MS;
    const asking = isOld ? ask() : undefined;
    if (!last && asking) first = asking;
    return last ?? first ?? [];
  };
}
