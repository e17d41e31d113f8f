import { distanceFrom } from '#src/lib/geo/great-circle.ts';
import type { ListingSet, SortBy } from '../index-search.ts';
import type { CodeColumn, NumberColumn } from '../rows/columns.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import type { Partition } from '../rows/partitions.ts';

const SHUFFLE_MASK = 0x7fff_ffff;

/** Above every second since 1970 that a row may hold. */
const NEVER = 2 ** 33;

/** Counts up from 0 for rows in every set; the first set weighs more than all after it. */
function rankIn(sets: readonly ListingSet[], listingIds: Int32Array): (row: number) => number {
  return (row) => {
    const id = listingIds[row] ?? 0;
    let rank = 0;
    for (const set of sets) rank = 2 * rank + 1 - (set[id] ?? 0);
    return rank;
  };
}

type ReadKey = (row: number) => number;

/** Key of numbers per square foot, by the middle of a size that is stored as a span. */
function perSqftKey(
  price: NumberColumn,
  low: NumberColumn,
  high: NumberColumn,
  sign: 1 | -1,
): ReadKey {
  return (row) => {
    const [dollars, lowSqft, highSqft] = [
      price.values[row] ?? 0,
      low.values[row] ?? 0,
      high.values[row] ?? 0,
    ];
    if (dollars === 0 || lowSqft === 0 || highSqft === 0) return Infinity;
    const middle = (lowSqft + low.base + (highSqft + high.base)) / 2;
    return middle === 0 ? Infinity : (sign * (dollars + price.base)) / middle;
  };
}

/** Key of the numbers that belong to the codes of a column. */
function codedKey(
  { values, sole }: CodeColumn,
  numbers: Float64Array | undefined,
  sign: 1 | -1,
): ReadKey {
  return (row) => {
    const number = numbers?.[sole ?? values[row] ?? 0] ?? Infinity;
    return number === Infinity ? Infinity : sign * number;
  };
}

/** Computed once for a search that is sorted by the next number of a list. */
type NextNumbers = { readonly by: SortBy; readonly nextNumbers: Float64Array | undefined };

function keyOf({ by, nextNumbers }: NextNumbers, partition: Partition): ReadKey {
  const { numbers, codes, listingIds, latsE6, lngsE6 } = partition;
  if ('sets' in by) {
    const rank = rankIn(by.sets, listingIds);
    const { values, base } = numbers.updatedSecond;
    return (row) => {
      const storedValue = values[row] ?? 0;
      return (rank(row) + 1) * NEVER - (storedValue === 0 ? 0 : storedValue + base);
    };
  }
  if ('shuffle' in by) {
    const { values, base } = numbers.shuffle;
    return (row) => Math.imul((values[row] ?? 0) + base, by.shuffle) & SHUFFLE_MASK;
  }
  const sign = by.ascending ? 1 : -1;
  if ('perSqft' in by) {
    return perSqftKey(numbers[by.perSqft], numbers.sqftLow, numbers.sqftHigh, sign);
  }
  if ('next' in by) return codedKey(codes[by.next], nextNumbers, sign);
  if ('from' in by) {
    const distanceKm = distanceFrom(by.from.lat, by.from.lng);
    return (row) => sign * distanceKm((latsE6[row] ?? 0) / 1e6, (lngsE6[row] ?? 0) / 1e6);
  }
  const { values, base } = numbers[by.field];
  return (row) => {
    const storedValue = values[row] ?? 0;
    return storedValue === 0 ? Infinity : sign * (storedValue + base);
  };
}

/** Reads the sort keys of the rows of each partition, the lowest first; an unknown number is the last. */
export function sortKeys(by: SortBy, dictionaries: Dictionaries): (rows: Partition) => ReadKey {
  const nextNumbers = 'next' in by ? dictionaries.of(by.next).lowestFrom(by.from) : undefined;
  return (partition) => keyOf({ by, nextNumbers }, partition);
}
