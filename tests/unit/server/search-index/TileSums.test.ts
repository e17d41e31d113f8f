import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { withoutListings } from '#src/server/search-index/changes/without-listings.ts';
import { dictionaries } from '#src/server/search-index/rows/dictionaries.ts';
import { type Partition, partitioning } from '#src/server/search-index/rows/partitions.ts';
import { RowTable } from '#src/server/search-index/rows/RowTable.ts';
import { RowSum } from '#src/server/search-index/sums/RowSum.ts';
import { TileSums } from '#src/server/search-index/sums/TileSums.ts';
import { aRow } from './made-rows.ts';

const LISTINGS = 6000;

/** Homes in two towns far apart, the odd ones in the first. */
function aPartition(): Partition {
  const table = new RowTable(LISTINGS, dictionaries());
  for (let id = 1; id <= LISTINGS; id += 1) {
    const [latE6, lngE6] = id % 2 === 1 ? [43_600_000, -79_400_000] : [49_200_000, -123_100_000];
    const place = { latE6: latE6 + (id % 80) * 900, lngE6: lngE6 + (id % 70) * 800 };
    table.append(aRow(id, { ...place, listPrice: 100_000 + id }));
  }
  const [partition] = finish(partitioning(table));
  if (!partition) throw new Error('there is no partition');
  return partition;
}

/** Every sum of every level. */
function allSums(sums: TileSums): RowSum[] {
  const all: RowSum[] = [];
  for (let at = 0; sums.level(at); at += 1) {
    const level = sums.level(at);
    for (let tile = 0; tile < (level?.tiles ?? 0); tile += 1) {
      const sum = new RowSum();
      sum.clear();
      level?.addTo(sum, tile);
      all.push(sum);
    }
  }
  return all;
}

test('removed rows leave the sums of their tiles, and other sums stay', () => {
  const partition = aPartition();
  partition.sums = TileSums.of(partition);
  const before = allSums(partition.sums);
  const flags = new Uint8Array(LISTINGS + 1);
  for (const id of [1, 7, 2001, 5999]) flags[id] = 1;
  const changed = finish(withoutListings(partition, flags));
  if (!changed.sums) throw new Error('the sums were dropped');
  expect(allSums(changed.sums)).toEqual(allSums(TileSums.of(changed)));
  const after = allSums(changed.sums);
  expect(after.length).toBe(before.length);
  // This changes a few homes of one town: the tiles of the other, and most of this one, stay as they were.
  const unchanged = after.filter((sum, at) => sum.count === before[at]?.count);
  expect(unchanged.length).toBeGreaterThan(before.length / 3);
  // A search in progress still reads the sums from before.
  expect(allSums(partition.sums)).toEqual(before);
  expect(partition.alive).toBeUndefined();
});

test('the sums of a tile without rows are empty', () => {
  const partition = aPartition();
  partition.sums = TileSums.of(partition);
  const changed = finish(withoutListings(partition, new Uint8Array(LISTINGS + 1).fill(1)));
  for (const sum of allSums(changed.sums ?? TileSums.of(changed))) expect(sum.count).toBe(0);
});
