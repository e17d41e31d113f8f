import { copyCodes, copyNumbers } from './rows/columns.ts';
import { tileOfCode } from './morton.ts';
import type { Partition } from './rows/partitions.ts';
import { type CodeField, type NumberField, ROW_AUDIENCE } from './row-fields.ts';
import type { RowSink } from './scan/scan.ts';

/** Some rows of a partition. */
type Chunk = { readonly partition: Partition; readonly rows: Int32Array };

/** The tiles that the rows lie in. */
type RowTiles = { readonly tileX: Float64Array; readonly tileY: Float64Array };

/** Holds rows until all are found: memory of its own for each part would cost more than the search. */
let gatheredRows = new Int32Array(2 ** 16);

function makeRoom(rows: number): void {
  if (rows <= gatheredRows.length) return;
  const larger = new Int32Array(2 * rows);
  larger.set(gatheredRows);
  gatheredRows = larger;
}

/**
 * The rows that a search found, in no order. Their fields are read when they are asked for: a column that
 * is not needed costs nothing. Fields of changed rows may be read as they were when the rows were found.
 */
export class MatchingRows {
  readonly #chunks: readonly Chunk[];
  readonly #count: number;
  #tiles: RowTiles | undefined;

  /** Takes the rows that a scan gives to its sink. */
  constructor(scan: (sink: RowSink) => void) {
    const parts: { readonly partition: Partition; readonly from: number; to: number }[] = [];
    let count = 0;
    const add = (partition: Partition, selection: Int32Array, selectedCount: number) => {
      const from = count;
      makeRoom(from + selectedCount);
      for (let at = 0; at < selectedCount; at += 1) gatheredRows[from + at] = selection[at] ?? 0;
      count += selectedCount;
      const last = parts.at(-1);
      if (last?.partition === partition) last.to = count;
      else parts.push({ partition, from, to: count });
    };
    scan({ add: (partition, _cell, ...rows) => add(partition, ...rows), addMixed: add });
    const rows = gatheredRows.slice(0, count);
    this.#count = count;
    this.#chunks = parts.map(({ partition, from, to }) => ({
      partition,
      rows: rows.subarray(from, to),
    }));
  }

  get count(): number {
    return this.#count;
  }

  /** A number of each row, NaN where it is unknown. */
  numbers(field: NumberField): Float64Array {
    const values = new Float64Array(this.#count);
    this.#eachChunk(({ partition, rows }, from) => {
      copyNumbers(partition.numbers[field], rows, { values, from }, Number.NaN);
    });
    return values;
  }

  /** The dictionary code of each row's word, 0 where it is unknown. */
  codes(field: CodeField): Int32Array {
    const values = new Int32Array(this.#count);
    this.#eachChunk(({ partition, rows }, from) => {
      copyCodes(partition.codes[field], rows, { values, from });
    });
    return values;
  }

  /** The code that all rows have; undefined where their partitions hold others, too. */
  soleCode(field: CodeField): number | undefined {
    const codes = new Set(this.#chunks.map(({ partition }) => partition.codes[field].sole));
    const [code] = codes;
    return codes.size === 1 ? code : undefined;
  }

  /** 1 where only verified viewers may see the whole listing, else 0. */
  restrictedFlags(): Float64Array {
    const flags = new Float64Array(this.#count);
    this.#eachChunk(({ partition, rows }, from) => {
      const isRestricted = partition.audience !== ROW_AUDIENCE.everyone;
      flags.fill(Number(isRestricted), from, from + rows.length);
    });
    return flags;
  }

  /** The tile of level 26 that each row lies in. */
  tiles(): RowTiles {
    this.#tiles ??= this.#readTiles();
    return this.#tiles;
  }

  #readTiles(): RowTiles {
    const [tileX, tileY] = [new Float64Array(this.#count), new Float64Array(this.#count)];
    this.#eachChunk(({ partition: { mortonCodes }, rows }, from) => {
      for (let at = 0; at < rows.length; at += 1) {
        const { x, y } = tileOfCode(mortonCodes[rows[at] ?? 0] ?? 0);
        tileX[from + at] = x;
        tileY[from + at] = y;
      }
    });
    return { tileX, tileY };
  }

  #eachChunk(readChunk: (chunk: Chunk, from: number) => void): void {
    let from = 0;
    for (const chunk of this.#chunks) {
      readChunk(chunk, from);
      from += chunk.rows.length;
    }
  }
}
