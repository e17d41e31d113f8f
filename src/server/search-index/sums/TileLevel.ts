import { emptyArrayLike } from '../rows/columns.ts';
import type { Partition } from '../rows/partitions.ts';
import type { RowSum } from './RowSum.ts';
import type { BoxE6 } from './sum-rows.ts';

/** How the rows of a sum lie to a box. */
export type CoverPosition = 'inside' | 'outside' | 'across';

/** A value of each tile. */
type SumColumns = {
  readonly counts: Uint32Array;
  readonly latSumsE6: Float64Array;
  readonly lngSumsE6: Float64Array;
  readonly southsE6: Int32Array;
  readonly northsE6: Int32Array;
  readonly westsE6: Int32Array;
  readonly eastsE6: Int32Array;
  readonly lowestIds: Int32Array;
  readonly lowestPrices: Int32Array | Float64Array;
  readonly highestPrices: Int32Array | Float64Array;
};

/**
 * The sums of a partition's rows by tile of one level, in the order of the rows, filled tile by tile. They
 * cover the rows that were current when they were made.
 */
export class TileLevel {
  readonly #starts: Uint32Array;
  readonly #columns: SumColumns;

  private constructor(starts: Uint32Array, columns: SumColumns) {
    this.#starts = starts;
    this.#columns = columns;
  }

  /** Makes room for the sums of `tiles` tiles of a partition. */
  static of({ rows, numbers }: Partition, tiles: number): TileLevel {
    const starts = new Uint32Array(tiles + 1).fill(rows);
    return new TileLevel(starts, {
      counts: new Uint32Array(tiles),
      latSumsE6: new Float64Array(tiles),
      lngSumsE6: new Float64Array(tiles),
      southsE6: new Int32Array(tiles),
      northsE6: new Int32Array(tiles),
      westsE6: new Int32Array(tiles),
      eastsE6: new Int32Array(tiles),
      lowestIds: new Int32Array(tiles),
      lowestPrices: emptyArrayLike(numbers.listPrice.values, tiles),
      highestPrices: emptyArrayLike(numbers.listPrice.values, tiles),
    });
  }

  /** The same sums, of which some can be replaced. */
  copy(): TileLevel {
    const columns = Object.entries(this.#columns).map(([name, column]) => [name, column.slice()]);
    return new TileLevel(this.#starts, Object.fromEntries(columns) as SumColumns);
  }

  get tiles(): number {
    return this.#starts.length - 1;
  }

  /** Memory of the sums, bytes. */
  get bytes(): number {
    return Object.values(this.#columns).reduce(
      (bytes, { byteLength }) => bytes + byteLength,
      this.#starts.byteLength,
    );
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

  /** The first row of a tile; for the tile after the last, the number of rows. */
  startOf(tile: number): number {
    return this.#starts[tile] ?? 0;
  }

  /** Keeps the beginning of a tile and its sum. */
  keep(tile: number, start: number, sum: Readonly<RowSum>): void {
    this.#starts[tile] = start;
    this.replace(tile, sum);
  }

  /** Replaces the sum of a tile. */
  replace(tile: number, sum: Readonly<RowSum>): void {
    const columns = this.#columns;
    columns.counts[tile] = sum.count;
    columns.latSumsE6[tile] = sum.latSumE6;
    columns.lngSumsE6[tile] = sum.lngSumE6;
    columns.southsE6[tile] = sum.southE6;
    columns.northsE6[tile] = sum.northE6;
    columns.westsE6[tile] = sum.westE6;
    columns.eastsE6[tile] = sum.eastE6;
    columns.lowestIds[tile] = sum.lowestId;
    columns.lowestPrices[tile] = sum.highestPrice === 0 ? 0 : sum.lowestPrice;
    columns.highestPrices[tile] = sum.highestPrice;
  }

  /** Adds the kept values of a tile to a sum. */
  addTo(sum: RowSum, tile: number): void {
    const columns = this.#columns;
    const highestPrice = columns.highestPrices[tile] ?? 0;
    sum.count += columns.counts[tile] ?? 0;
    sum.latSumE6 += columns.latSumsE6[tile] ?? 0;
    sum.lngSumE6 += columns.lngSumsE6[tile] ?? 0;
    sum.southE6 = Math.min(sum.southE6, columns.southsE6[tile] ?? 0);
    sum.northE6 = Math.max(sum.northE6, columns.northsE6[tile] ?? 0);
    sum.westE6 = Math.min(sum.westE6, columns.westsE6[tile] ?? 0);
    sum.eastE6 = Math.max(sum.eastE6, columns.eastsE6[tile] ?? 0);
    sum.lowestId = Math.min(sum.lowestId, columns.lowestIds[tile] ?? 0);
    if (highestPrice === 0) return;
    sum.highestPrice = Math.max(sum.highestPrice, highestPrice);
    sum.lowestPrice = Math.min(sum.lowestPrice, columns.lowestPrices[tile] ?? 0);
  }

  /** How the rows of a tile lie to a box. */
  placeIn({ southE6, northE6, westE6, eastE6 }: BoxE6, tile: number): CoverPosition {
    const { southsE6, northsE6, westsE6, eastsE6 } = this.#columns;
    const [south, north] = [southsE6[tile] ?? 0, northsE6[tile] ?? 0];
    const [west, east] = [westsE6[tile] ?? 0, eastsE6[tile] ?? 0];
    if (south > northE6 || north < southE6 || west > eastE6 || east < westE6) return 'outside';
    const isInside = south >= southE6 && north <= northE6 && west >= westE6 && east <= eastE6;
    return isInside ? 'inside' : 'across';
  }
}
