import type { Partition } from '../rows/partitions.ts';
import { RowSum } from './RowSum.ts';

/** Beyond every place, but near enough that the distance to any fits into 32 bits. */
const [BEYOND_POLES, BEYOND_DATE_LINE] = [90_000_001, 180_000_001];
const [LOWEST, HIGHEST] = [-(2 ** 31), 2 ** 31 - 1];

/** Bounds of places in millionths of a degree, both included. */
export type BoxE6 = {
  readonly southE6: number;
  readonly northE6: number;
  readonly westE6: number;
  readonly eastE6: number;
};

/** A box that holds every place. */
export const WORLD: BoxE6 = {
  southE6: LOWEST,
  northE6: HIGHEST,
  westE6: LOWEST,
  eastE6: HIGHEST,
};

/** The rows from `from` up to but not `to` that lie in the box. */
export type RowsInBox = { readonly from: number; readonly to: number; readonly box: BoxE6 };

/**
 * Takes the sum of the rows of one cell, which must be read at once; `first` is the first of these rows.
 */
export type OnCellSum = (
  partition: Partition,
  cell: number,
  sum: Readonly<RowSum>,
  first: number,
) => void;

const sum = new RowSum();

/**
 * Sums up the current ones of the rows, cell by cell; gives each sum away before it begins the next. One
 * pass, with everything in locals.
 */
export function sumRows(
  partition: Partition,
  { from, to, box }: RowsInBox,
  cellSpan: number,
  take: OnCellSum,
): void {
  const { latsE6, lngsE6, listingIds, mortonCodes, alive, numbers } = partition;
  const { southE6, northE6, westE6, eastE6 } = box;
  const prices = numbers.listPrice.values;
  const priceCount = prices.length;
  let row = from;
  while (row < to) {
    const first = row;
    const cell = Math.floor((mortonCodes[row] ?? 0) / cellSpan);
    const cellEnd = (cell + 1) * cellSpan;
    let count = 0;
    let latSum = 0;
    let lngSum = 0;
    let south = BEYOND_POLES;
    let north = -BEYOND_POLES;
    let west = BEYOND_DATE_LINE;
    let east = -BEYOND_DATE_LINE;
    let lowestId = HIGHEST;
    let lowestPrice = Infinity;
    let highestPrice = 0;
    do {
      const at = row;
      row += 1;
      const lat = latsE6[at] ?? 0;
      const lng = lngsE6[at] ?? 0;
      if (lat < southE6 || lat > northE6 || lng < westE6 || lng > eastE6) continue;
      if (alive && alive[at] === 0) continue;
      const id = listingIds[at] ?? 0;
      const price = at < priceCount ? (prices[at] ?? 0) : 0;
      count += 1;
      latSum += lat;
      lngSum += lng;
      // Least and most by the sign of the difference: cells are so small that branches would mostly be
      // predicted wrongly.
      south += (lat - south) & ((lat - south) >> 31);
      north += (lat - north) & ~((lat - north) >> 31);
      west += (lng - west) & ((lng - west) >> 31);
      east += (lng - east) & ~((lng - east) >> 31);
      lowestId += (id - lowestId) & ((id - lowestId) >> 31);
      if (price > highestPrice) highestPrice = price;
      if (price < lowestPrice && price !== 0) lowestPrice = price;
    } while (row < to && (mortonCodes[row] ?? 0) < cellEnd);
    sum.count = count;
    sum.latSumE6 = latSum;
    sum.lngSumE6 = lngSum;
    sum.southE6 = south;
    sum.northE6 = north;
    sum.westE6 = west;
    sum.eastE6 = east;
    sum.lowestId = lowestId;
    sum.lowestPrice = lowestPrice;
    sum.highestPrice = highestPrice;
    take(partition, cell, sum, first);
  }
}
