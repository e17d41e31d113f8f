const DAY_MS = 24 * 60 * 60_000;

/** The boards ask for listings that are no older than this, ms. */
export const STALE_AFTER_MS = DAY_MS;

/** When a feed was last read to its end. */
export type FeedRead = {
  /** Names the feed. */
  readonly feed: string;
  /** Milliseconds since 1970; undefined while it is read for the first time. */
  readonly readAtMs: number | undefined;
};

/** The moment as of which the listings are shown, where that is too long ago; undefined where it is not. */
export function staleSince(reads: readonly FeedRead[], nowMs: number): Date | undefined {
  const moments = reads.flatMap(({ readAtMs }) => readAtMs ?? []);
  const oldestMs = Math.min(...moments);
  return nowMs - oldestMs > STALE_AFTER_MS && moments.length > 0 ? new Date(oldestMs) : undefined;
}
