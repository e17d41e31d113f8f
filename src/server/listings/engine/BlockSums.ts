import type { Partition } from './partitions.ts';

const BLOCK_SHIFT = 6;
const BLOCK_ROWS = 2 ** BLOCK_SHIFT;

const [LOWEST, HIGHEST] = [-(2 ** 31), 2 ** 31 - 1];

/** What is told of many rows together. Prices as they are stored, 0 for none. */
export class RowSum {
  count = 0;
  latSumE6 = 0;
  lngSumE6 = 0;
  southE6 = HIGHEST;
  northE6 = LOWEST;
  westE6 = HIGHEST;
  eastE6 = LOWEST;
  lowestId = HIGHEST;
  readonly price = { low: Infinity, high: 0 };

  clear(): void {
    this.count = 0;
    this.latSumE6 = 0;
    this.lngSumE6 = 0;
    this.southE6 = HIGHEST;
    this.northE6 = LOWEST;
    this.westE6 = HIGHEST;
    this.eastE6 = LOWEST;
    this.lowestId = HIGHEST;
    this.price.low = Infinity;
    this.price.high = 0;
  }
}

/** Adds the rows of a span that still hold, one by one. */
function addRows(sum: RowSum, partition: Partition, from: number, to: number): void {
  const { latsE6, lngsE6, listingIds, alive, numbers } = partition;
  const prices = numbers.listPrice.values;
  for (let row = from; row < to; row += 1) {
    if (alive && alive[row] === 0) continue;
    const [lat, lng] = [latsE6[row] ?? 0, lngsE6[row] ?? 0];
    const [id, price] = [listingIds[row] ?? 0, prices[row] ?? 0];
    sum.count += 1;
    sum.latSumE6 += lat;
    sum.lngSumE6 += lng;
    if (lat < sum.southE6) sum.southE6 = lat;
    if (lat > sum.northE6) sum.northE6 = lat;
    if (lng < sum.westE6) sum.westE6 = lng;
    if (lng > sum.eastE6) sum.eastE6 = lng;
    if (id < sum.lowestId) sum.lowestId = id;
    if (price > sum.price.high) sum.price.high = price;
    if (price < sum.price.low && price !== 0) sum.price.low = price;
  }
}

/**
 * Sums of a partition by blocks of 64 rows, less than a byte a row: where all rows of a span are
 * found, what is told of them is put together from its blocks instead of its rows. They are of the
 * rows that held when the sums were made.
 */
export class BlockSums {
  readonly #partition: Partition;
  readonly #counts: Uint8Array;
  readonly #latSumsE6: Float64Array;
  readonly #lngSumsE6: Float64Array;
  readonly #southsE6: Int32Array;
  readonly #northsE6: Int32Array;
  readonly #westsE6: Int32Array;
  readonly #eastsE6: Int32Array;
  readonly #lowestIds: Int32Array;
  readonly #lowestPrices: Float64Array;
  readonly #highestPrices: Float64Array;
  readonly #sum = new RowSum();

  constructor(partition: Partition) {
    const blocks = partition.rows >>> BLOCK_SHIFT;
    this.#partition = partition;
    this.#counts = new Uint8Array(blocks);
    this.#latSumsE6 = new Float64Array(blocks);
    this.#lngSumsE6 = new Float64Array(blocks);
    this.#southsE6 = new Int32Array(blocks);
    this.#northsE6 = new Int32Array(blocks);
    this.#westsE6 = new Int32Array(blocks);
    this.#eastsE6 = new Int32Array(blocks);
    this.#lowestIds = new Int32Array(blocks);
    this.#lowestPrices = new Float64Array(blocks);
    this.#highestPrices = new Float64Array(blocks);
    for (let block = 0; block < blocks; block += 1) this.#keep(block);
  }

  /** Memory of the sums, bytes. */
  get bytes(): number {
    const arrays = [this.#counts, this.#latSumsE6, this.#lngSumsE6, this.#southsE6, this.#northsE6];
    const others = [this.#westsE6, this.#eastsE6, this.#lowestIds, this.#lowestPrices];
    return [...arrays, ...others, this.#highestPrices].reduce(
      (bytes, { byteLength }) => bytes + byteLength,
      0,
    );
  }

  /** The sum of the rows from `from` up to but not `to`; to be read before the next is asked for. */
  sumOf(from: number, to: number): Readonly<RowSum> {
    const sum = this.#sum;
    sum.clear();
    const firstBlock = (from + BLOCK_ROWS - 1) >>> BLOCK_SHIFT;
    const endBlock = to >>> BLOCK_SHIFT;
    if (firstBlock >= endBlock) {
      addRows(sum, this.#partition, from, to);
      return sum;
    }
    addRows(sum, this.#partition, from, firstBlock * BLOCK_ROWS);
    for (let block = firstBlock; block < endBlock; block += 1) this.#add(block);
    addRows(sum, this.#partition, endBlock * BLOCK_ROWS, to);
    return sum;
  }

  #keep(block: number): void {
    const sum = this.#sum;
    sum.clear();
    addRows(sum, this.#partition, block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS);
    this.#counts[block] = sum.count;
    this.#latSumsE6[block] = sum.latSumE6;
    this.#lngSumsE6[block] = sum.lngSumE6;
    this.#southsE6[block] = sum.southE6;
    this.#northsE6[block] = sum.northE6;
    this.#westsE6[block] = sum.westE6;
    this.#eastsE6[block] = sum.eastE6;
    this.#lowestIds[block] = sum.lowestId;
    this.#lowestPrices[block] = sum.price.low;
    this.#highestPrices[block] = sum.price.high;
  }

  #add(block: number): void {
    const sum = this.#sum;
    sum.count += this.#counts[block] ?? 0;
    sum.latSumE6 += this.#latSumsE6[block] ?? 0;
    sum.lngSumE6 += this.#lngSumsE6[block] ?? 0;
    sum.southE6 = Math.min(sum.southE6, this.#southsE6[block] ?? 0);
    sum.northE6 = Math.max(sum.northE6, this.#northsE6[block] ?? 0);
    sum.westE6 = Math.min(sum.westE6, this.#westsE6[block] ?? 0);
    sum.eastE6 = Math.max(sum.eastE6, this.#eastsE6[block] ?? 0);
    sum.lowestId = Math.min(sum.lowestId, this.#lowestIds[block] ?? 0);
    sum.price.low = Math.min(sum.price.low, this.#lowestPrices[block] ?? Infinity);
    sum.price.high = Math.max(sum.price.high, this.#highestPrices[block] ?? 0);
  }
}
