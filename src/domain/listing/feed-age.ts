const DAY_MS = 24 * 60 * 60_000;

/** The boards require listings to be no older than this, ms. */
export const STALE_AFTER_MS = DAY_MS;

/** When a feed was last read to its end. */
export type FeedRead = {
  /** Name of the feed. */
  readonly feed: string;
  /** Milliseconds since 1970; undefined during the first read. */
  readonly readAtMs: number | undefined;
};

/** The moment that the shown listings date from, if it is too long ago; else undefined. */
export function staleSince(reads: readonly FeedRead[], nowMs: number): Date | undefined {
  const moments = reads.flatMap(({ readAtMs }) => readAtMs ?? []);
  const oldestMs = Math.min(...moments);
  return nowMs - oldestMs > STALE_AFTER_MS && moments.length > 0 ? new Date(oldestMs) : undefined;
}
