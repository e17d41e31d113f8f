import type { SlicedWork } from '#src/lib/sliced-work.ts';
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

/** The number of tiles with rows, by level. */
function tilesByLevel({ mortonCodes, rows }: Partition): number[] {
  const tiles = new Array<number>(MORTON_LEVELS + 1).fill(0);
  // A row opens a tile on every level below the last one that it shares with the row before.
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
  const sums = TileLevel.of(partition, tiles);
  let tile = 0;
  const all = { from: 0, to: partition.rows, box: WORLD };
  sumRows(partition, all, codesInTile(level), (_, __, sum, first) => {
    sums.keep(tile, first, sum);
    tile += 1;
  });
  return sums;
}

/** Sums up the tiles of a finer level. */
function levelOfTiles(partition: Partition, finer: TileLevel, level: number, tiles: number) {
  const sums = TileLevel.of(partition, tiles);
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

/** The tiles that hold some rows, which are in rising order. */
function tilesWith(level: TileLevel, rows: readonly number[]): number[] {
  const tiles: number[] = [];
  let end = 0;
  for (const row of rows) {
    if (row < end) continue;
    const tile = level.tileOf(row);
    tiles.push(tile);
    end = level.startOf(tile + 1);
  }
  return tiles;
}

/** Sums up the rows of one tile anew. */
function sumTileAgain(partition: Partition, level: TileLevel, tile: number): void {
  const rows = { from: level.startOf(tile), to: level.startOf(tile + 1), box: WORLD };
  sumRows(partition, rows, Infinity, (_, __, sum) => level.replace(tile, sum));
}

/** Sums up one tile anew from its tiles on the finer level. */
function addPartsAgain(level: TileLevel, finer: TileLevel, tile: number): void {
  const sum = new RowSum();
  sum.clear();
  const end = level.startOf(tile + 1);
  let part = finer.tileOf(level.startOf(tile));
  for (; part < finer.tiles && finer.startOf(part) < end; part += 1) finer.addTo(sum, part);
  level.replace(tile, sum);
}

/**
 * Sums of a partition by tile, on every level down to the finest whose tiles hold enough rows: where all
 * rows of a tile match, its sum is taken instead of its rows.
 */
export class TileSums {
  readonly #levels: readonly TileLevel[];

  private constructor(levels: readonly TileLevel[]) {
    this.#levels = levels;
  }

  /** Sums up the current rows of a partition. */
  static of(partition: Partition): TileSums {
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
    return new TileSums(levels);
  }

  /** The sums after the partition has marked some rows as out of date; those of other tiles are kept. */
  *without(partition: Partition, rows: readonly number[]): SlicedWork<TileSums> {
    const levels = this.#levels.map((level) => level.copy());
    const finest = levels.at(-1);
    if (!finest) return this;
    let tiles = tilesWith(finest, rows);
    for (const tile of tiles) {
      sumTileAgain(partition, finest, tile);
      yield;
    }
    for (let at = levels.length - 2; at >= 0; at -= 1) {
      const [level, finer] = [levels[at] ?? finest, levels[at + 1] ?? finest];
      tiles = tilesWith(
        level,
        tiles.map((tile) => finer.startOf(tile)),
      );
      for (const tile of tiles) addPartsAgain(level, finer, tile);
      yield;
    }
    return new TileSums(levels);
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
