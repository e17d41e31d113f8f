import type { Partition } from './partitions.ts';

/** A 1 for every listing, by its id. */
export function flagsOf(listingIds: Iterable<number>): Uint8Array {
  const ids = [...listingIds];
  const flags = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of ids) flags[id] = 1;
  return flags;
}

/** Marks the rows of replaced listings as no longer holding. */
export function markReplaced(partition: Partition, isReplaced: Uint8Array): void {
  const { listingIds, rows } = partition;
  for (let row = 0; row < rows; row += 1) {
    const id = listingIds[row] ?? 0;
    if (id >= isReplaced.length || isReplaced[id] === 0) continue;
    partition.alive ??= new Uint8Array(rows).fill(1);
    partition.alive[row] = 0;
    partition.sums = undefined;
  }
}
