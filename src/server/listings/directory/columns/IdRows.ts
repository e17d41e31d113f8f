import type { SlicedWork } from '#src/lib/sliced-work.ts';

/**
 * The number of ids in one piece. The ids of listings follow each other, with gaps where some were removed.
 */
const PIECE_IDS = 256;

/** The concatenated pieces, and the number of each. */
export type SavedIdRows = {
  readonly size: number;
  readonly pieces: Float64Array;
  readonly rows: Int32Array;
};

const pieceOf = (id: number) => Math.floor(id / PIECE_IDS);
const placeOf = (id: number) => id - pieceOf(id) * PIECE_IDS;

/** A row of a table for each of some ids, some five bytes each when ids follow each other closely. */
export class IdRows {
  /** Rows, counted from 1 on; 0 stands for none. */
  readonly #pieces = new Map<number, Int32Array>();
  #size = 0;

  /** Restores saved rows. */
  static *restoring({ size, pieces, rows }: SavedIdRows): SlicedWork<IdRows> {
    const idRows = new IdRows();
    idRows.#size = size;
    for (const [at, piece] of pieces.entries()) {
      idRows.#pieces.set(piece, rows.slice(at * PIECE_IDS, (at + 1) * PIECE_IDS));
      yield;
    }
    return idRows;
  }

  /** The present rows. */
  saved(): SavedIdRows {
    const rows = new Int32Array(this.#pieces.size * PIECE_IDS);
    for (const [at, piece] of [...this.#pieces.values()].entries()) rows.set(piece, at * PIECE_IDS);
    return { size: this.#size, pieces: Float64Array.from(this.#pieces.keys()), rows };
  }

  get size(): number {
    return this.#size;
  }

  get(id: number): number | undefined {
    const row = this.#pieces.get(pieceOf(id))?.[placeOf(id)] ?? 0;
    return row === 0 ? undefined : row - 1;
  }

  set(id: number, row: number): void {
    const piece = this.#pieces.get(pieceOf(id)) ?? new Int32Array(PIECE_IDS);
    this.#pieces.set(pieceOf(id), piece);
    if (piece[placeOf(id)] === 0) this.#size += 1;
    piece[placeOf(id)] = row + 1;
  }

  delete(id: number): void {
    const piece = this.#pieces.get(pieceOf(id));
    if (!piece?.[placeOf(id)]) return;
    piece[placeOf(id)] = 0;
    this.#size -= 1;
  }

  /** The ids with their rows; ids added meanwhile may be among them. */
  *entries(): Generator<readonly [id: number, row: number]> {
    for (const [number, piece] of this.#pieces) {
      for (const [place, row] of piece.entries()) {
        if (row !== 0) yield [number * PIECE_IDS + place, row - 1];
      }
    }
  }
}
