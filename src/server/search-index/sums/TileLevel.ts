import { roomLike } from '../rows/columns.ts';
import type { Partition } from '../rows/partitions.ts';
import type { RowSum } from './RowSum.ts';
import type { BoxE6 } from './sum-rows.ts';

/** How the rows that are summed up lie to a box. */
export type CoverPosition = 'inside' | 'outside' | 'across';

/**
 * The sums of a partition's rows by tile of one level, in the order of the rows, filled tile by tile.
 * They are of the rows that held then.
 */
export class TileLevel {
  readonly tiles: number;
  readonly #starts: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #latSumsE6: Float64Array;
  readonly #lngSumsE6: Float64Array;
  readonly #southsE6: Int32Array;
  readonly #northsE6: Int32Array;
  readonly #westsE6: Int32Array;
  readonly #eastsE6: Int32Array;
  readonly #lowestIds: Int32Array;
  readonly #lowestPrices: Int32Array | Float64Array;
  readonly #highestPrices: Int32Array | Float64Array;

  constructor({ rows, numbers }: Partition, tiles: number) {
    this.tiles = tiles;
    this.#starts = new Uint32Array(tiles + 1).fill(rows);
    this.#counts = new Uint32Array(tiles);
    this.#latSumsE6 = new Float64Array(tiles);
    this.#lngSumsE6 = new Float64Array(tiles);
    this.#southsE6 = new Int32Array(tiles);
    this.#northsE6 = new Int32Array(tiles);
    this.#westsE6 = new Int32Array(tiles);
    this.#eastsE6 = new Int32Array(tiles);
    this.#lowestIds = new Int32Array(tiles);
    this.#lowestPrices = roomLike(numbers.listPrice.values, tiles);
    this.#highestPrices = roomLike(numbers.listPrice.values, tiles);
  }

  /** Memory of the sums, bytes. */
  get bytes(): number {
    return [
      ...[this.#starts, this.#counts, this.#latSumsE6, this.#lngSumsE6],
      ...[this.#southsE6, this.#northsE6, this.#westsE6, this.#eastsE6],
      ...[this.#lowestIds, this.#lowestPrices, this.#highestPrices],
    ].reduce((bytes, { byteLength }) => bytes + byteLength, 0);
  }

  /** The tile that holds a row. */
  tileOf(row: number): number {
    let [low, high] = [0, this.tiles];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= row) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The first row of a tile; of the one behind the last, the number of rows. */
  startOf(tile: number): number {
    return this.#starts[tile] ?? 0;
  }

  keep(tile: number, start: number, sum: Readonly<RowSum>): void {
    this.#starts[tile] = start;
    this.#counts[tile] = sum.count;
    this.#latSumsE6[tile] = sum.latSumE6;
    this.#lngSumsE6[tile] = sum.lngSumE6;
    this.#southsE6[tile] = sum.southE6;
    this.#northsE6[tile] = sum.northE6;
    this.#westsE6[tile] = sum.westE6;
    this.#eastsE6[tile] = sum.eastE6;
    this.#lowestIds[tile] = sum.lowestId;
    this.#lowestPrices[tile] = sum.highestPrice === 0 ? 0 : sum.lowestPrice;
    this.#highestPrices[tile] = sum.highestPrice;
  }

  /** Adds what was kept of a tile to a sum. */
  addTo(sum: RowSum, tile: number): void {
    const highestPrice = this.#highestPrices[tile] ?? 0;
    sum.count += this.#counts[tile] ?? 0;
    sum.latSumE6 += this.#latSumsE6[tile] ?? 0;
    sum.lngSumE6 += this.#lngSumsE6[tile] ?? 0;
    sum.southE6 = Math.min(sum.southE6, this.#southsE6[tile] ?? 0);
    sum.northE6 = Math.max(sum.northE6, this.#northsE6[tile] ?? 0);
    sum.westE6 = Math.min(sum.westE6, this.#westsE6[tile] ?? 0);
    sum.eastE6 = Math.max(sum.eastE6, this.#eastsE6[tile] ?? 0);
    sum.lowestId = Math.min(sum.lowestId, this.#lowestIds[tile] ?? 0);
    if (highestPrice === 0) return;
    sum.highestPrice = Math.max(sum.highestPrice, highestPrice);
    sum.lowestPrice = Math.min(sum.lowestPrice, this.#lowestPrices[tile] ?? 0);
  }

  /** How the rows of a tile lie to a box. */
  placeIn({ southE6, northE6, westE6, eastE6 }: BoxE6, tile: number): CoverPosition {
    const [south, north] = [this.#southsE6[tile] ?? 0, this.#northsE6[tile] ?? 0];
    const [west, east] = [this.#westsE6[tile] ?? 0, this.#eastsE6[tile] ?? 0];
    if (south > northE6 || north < southE6 || west > eastE6 || east < westE6) return 'outside';
    const isInside = south >= southE6 && north <= northE6 && west >= westE6 && east <= eastE6;
    return isInside ? 'inside' : 'across';
  }
}
