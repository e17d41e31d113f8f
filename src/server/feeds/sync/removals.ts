import type { SyncRun } from './sync-run.ts';

/** A list that would remove more than this share of the records is taken for a fault of the feed. */
const LARGEST_SHARE = 0.2;
/** As many conditions as fit into an address. */
const KEYS_AT_ONCE = 50;

const percent = (share: number) => `${Math.round(share * 100)} %`;

export function keyBatches(keys: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(keys.length / KEYS_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    keys.slice(at * KEYS_AT_ONCE, (at + 1) * KEYS_AT_ONCE),
  );
}

type Removals = {
  readonly removedCount: number;
  readonly storedCount: number;
  /** The evidence that they are gone, as the beginning of a sentence. */
  readonly reason: string;
};

/** Why too many records to remove are kept without `mayShrink`; null when they are few enough. */
export function tooManyRemovals<SourceRecord>(
  { feed, options }: Pick<SyncRun<SourceRecord>, 'feed' | 'options'>,
  { removedCount, storedCount, reason }: Removals,
): string | null {
  const share = removedCount / Math.max(1, storedCount);
  return share > LARGEST_SHARE && !options.mayShrink
    ? `${reason} ${percent(share)} of the listings stored here, more than ${percent(LARGEST_SHARE)}. Nothing was removed. If this is correct, run npm run sync -- --shrink ${feed.id}.`
    : null;
}
