import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import type { FeedStore } from './feed-store.ts';

/** Tells when each of some feeds was last read to its end. */
export const feedReads =
  (feedIds: readonly string[], store: Pick<FeedStore, 'readAtMs'>) =>
  (): Promise<readonly FeedRead[]> =>
    Promise.all(feedIds.map(async (feed) => ({ feed, readAtMs: await store.readAtMs(feed) })));
