import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { Partition } from '../rows/partitions.ts';
import { inParts } from '../rows/parts.ts';

/** A 1 for every listing, at its id. */
export function flagsOf(listingIds: Iterable<number>): Uint8Array {
  const ids = [...listingIds];
  const flags = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of ids) flags[id] = 1;
  return flags;
}

/** The current rows of flagged listings, in rising order. */
function* rowsOfListings(partition: Partition, flags: Uint8Array): SlicedWork<number[]> {
  const { listingIds, alive } = partition;
  const rows: number[] = [];
  for (const { from, to } of inParts(listingIds.length)) {
    for (let row = from; row < to; row += 1) {
      if (flags[listingIds[row] ?? 0] === 1 && alive?.[row] !== 0) rows.push(row);
    }
    yield;
  }
  return rows;
}

/**
 * A partition in which the rows of flagged listings are out of date; the same partition where it has none.
 * The columns are shared, and the sums of unchanged tiles are kept.
 */
export function* withoutListings(partition: Partition, flags: Uint8Array): SlicedWork<Partition> {
  const replacedRows = yield* rowsOfListings(partition, flags);
  if (replacedRows.length === 0) return partition;
  const alive = partition.alive?.slice() ?? new Uint8Array(partition.rows).fill(1);
  for (const row of replacedRows) alive[row] = 0;
  const changedPartition: Partition = { ...partition, alive, sums: undefined };
  const sums = yield* partition.sums?.without(changedPartition, replacedRows) ?? emptyWork();
  return { ...changedPartition, sums };
}

// biome-ignore lint/correctness/useYield: there is nothing to be left off
function* emptyWork(): SlicedWork<undefined> {
  return undefined;
}
