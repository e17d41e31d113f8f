import { codesInTile, MORTON_LEVELS } from '../morton.ts';
import type { Partition } from '../rows/partitions.ts';
import { RowSum } from './RowSum.ts';
import { sumRows, WORLD } from './sum-rows.ts';
import { TileLevel } from './TileLevel.ts';

/** Finer tiles hold so few rows that adding these up is hardly slower, and their sums take memory. */
const ROWS_PER_TILE = 128;

const HALF_BITS = 2 ** MORTON_LEVELS;
const BITS = 32;

/** The finest level on which two Morton codes lie in one tile. */
function commonLevel(one: number, other: number): number {
  const [oneHigh, otherHigh] = [Math.floor(one / HALF_BITS), Math.floor(other / HALF_BITS)];
  const unlike =
    oneHigh === otherHigh
      ? Math.clz32((one % HALF_BITS) ^ (other % HALF_BITS)) + MORTON_LEVELS
      : Math.clz32(oneHigh ^ otherHigh);
  return (unlike - (BITS - MORTON_LEVELS)) >>> 1;
}

/** How many tiles have rows, by level. */
function tilesByLevel({ mortonCodes, rows }: Partition): number[] {
  const tiles = new Array<number>(MORTON_LEVELS + 1).fill(0);
  // A row opens a tile on every level below the last that it shares with the row before.
  for (let row = 1; row < rows; row += 1) {
    const level = commonLevel(mortonCodes[row - 1] ?? 0, mortonCodes[row] ?? 0);
    if (level < MORTON_LEVELS) tiles[level + 1] = (tiles[level + 1] ?? 0) + 1;
  }
  for (let level = 1; level < tiles.length; level += 1) {
    tiles[level] = (tiles[level] ?? 0) + (tiles[level - 1] ?? 0);
  }
  return tiles.map((tile) => tile + Math.min(1, rows));
}

/** The code of the tile of a level in which a row lies. */
const tileCode = ({ mortonCodes }: Partition, row: number, level: number) =>
  Math.floor((mortonCodes[row] ?? 0) / codesInTile(level));

/** Sums up the rows of every tile of a level. */
function levelOfRows(partition: Partition, level: number, tiles: number): TileLevel {
  const sums = new TileLevel(partition, tiles);
  let tile = 0;
  const all = { from: 0, to: partition.rows, box: WORLD };
  sumRows(partition, all, codesInTile(level), (_, __, sum, first) => {
    sums.keep(tile, first, sum);
    tile += 1;
  });
  return sums;
}

/** Puts the tiles of a finer level together. */
function levelOfTiles(partition: Partition, finer: TileLevel, level: number, tiles: number) {
  const sums = new TileLevel(partition, tiles);
  const sum = new RowSum();
  for (let tile = 0, part = 0; tile < tiles; tile += 1) {
    const start = finer.startOf(part);
    const code = tileCode(partition, start, level);
    sum.clear();
    do {
      finer.addTo(sum, part);
      part += 1;
    } while (part < finer.tiles && tileCode(partition, finer.startOf(part), level) === code);
    sums.keep(tile, start, sum);
  }
  return sums;
}

/**
 * Sums of a partition by tile, on every level down to the finest whose tiles hold enough rows: where
 * all rows of a tile are found, its sum is taken instead of its rows.
 */
export class TileSums {
  readonly #levels: readonly TileLevel[];

  constructor(partition: Partition) {
    const tiles = tilesByLevel(partition);
    const tooFine = tiles.findIndex((count) => count * ROWS_PER_TILE > partition.rows);
    const levels: TileLevel[] = [];
    let finer: TileLevel | undefined;
    for (let level = (tooFine === -1 ? tiles.length : tooFine) - 1; level >= 0; level -= 1) {
      const count = tiles[level] ?? 0;
      finer = finer
        ? levelOfTiles(partition, finer, level, count)
        : levelOfRows(partition, level, count);
      levels.unshift(finer);
    }
    this.#levels = levels;
  }

  /** The sums on a level; undefined where it is too fine. */
  level(level: number): TileLevel | undefined {
    return this.#levels[level];
  }

  /** Memory of the sums, bytes. */
  get bytes(): number {
    return this.#levels.reduce((bytes, level) => bytes + level.bytes, 0);
  }
}
