import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { UNKNOWN, type Values } from './columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import { GrowingColumn } from './GrowingColumn.ts';
import { MORTON_LEVELS, mortonCode } from '../morton.ts';
import type { RowSource } from './partitions.ts';
import {
  CODE_FIELDS,
  type CodeField,
  type IndexRow,
  KEY_FIELDS,
  NUMBER_FIELDS,
  type NumberField,
} from '../row-fields.ts';

const TILE_SHIFT = DEEPEST_TILE_ZOOM - MORTON_LEVELS;
const CODES_FROM = KEY_FIELDS.length;
const NUMBERS_FROM = CODES_FROM + CODE_FIELDS.length;
const [ID, AUDIENCE, LAT, LNG, X, Y] = [0, 1, 2, 3, 4, 5] as const;

const isInt32 = (value: number) => (value | 0) === value;

function valuesOf(column: GrowingColumn | undefined): Values {
  if (!column) throw new RangeError('there is no such column');
  return column.values;
}

/** Rows on their way into the index: plain columns, unsorted, as narrow as their values allow. */
export class RowTable implements RowSource {
  readonly listingIds: Int32Array;
  readonly audiences: Uint8Array;
  readonly latsE6: Int32Array;
  readonly lngsE6: Int32Array;
  readonly mortonCodes: Float64Array;
  readonly #codes: readonly GrowingColumn[];
  readonly #numbers: readonly GrowingColumn[];
  /** False when a row lies out of the world or its id is beyond 31 bits: such rows cannot be indexed. */
  fits = true;
  rows = 0;
  readonly #dictionaries: Dictionaries;

  constructor(capacity: number, dictionaries: Dictionaries) {
    this.#dictionaries = dictionaries;
    this.listingIds = new Int32Array(capacity);
    this.audiences = new Uint8Array(capacity);
    this.latsE6 = new Int32Array(capacity);
    this.lngsE6 = new Int32Array(capacity);
    this.mortonCodes = new Float64Array(capacity);
    this.#codes = CODE_FIELDS.map(() => new GrowingColumn(capacity, Uint8Array));
    this.#numbers = NUMBER_FIELDS.map(() => new GrowingColumn(capacity, Int32Array));
  }

  // Other sources gather the codes in steps; here they are ready.
  // biome-ignore lint/correctness/useYield: there is nothing to be left off
  *codesOf(field: CodeField): SlicedWork<Values> {
    return valuesOf(this.#codes[CODE_FIELDS.indexOf(field)]);
  }

  /** The code of a word in the column of its field; undefined where no row has it. */
  codeOf(field: CodeField, word: string): number | undefined {
    return this.#dictionaries.of(field).codeOf(word);
  }

  // biome-ignore lint/correctness/useYield: there is nothing to be left off
  *numbersOf(field: NumberField): SlicedWork<Values> {
    return valuesOf(this.#numbers[NUMBER_FIELDS.indexOf(field)]);
  }

  /** Adds a row; the table must have been made large enough. */
  append(values: IndexRow): void {
    const row = this.rows;
    if (row >= this.listingIds.length) throw new RangeError(`more rows than the ${row} announced`);
    const key = (at: number) => Number(values[at]);
    this.fits &&= isInt32(key(ID)) && isInt32(key(LAT)) && isInt32(key(LNG));
    this.listingIds[row] = key(ID);
    this.audiences[row] = key(AUDIENCE);
    this.latsE6[row] = key(LAT);
    this.lngsE6[row] = key(LNG);
    this.mortonCodes[row] = mortonCode(key(X) >>> TILE_SHIFT, key(Y) >>> TILE_SHIFT);
    const { all } = this.#dictionaries;
    for (let field = 0; field < all.length; field += 1) {
      const word = values[CODES_FROM + field] ?? null;
      this.#codes[field]?.set(row, word === null ? 0 : (all[field]?.add(word) ?? 0));
    }
    for (let field = 0; field < NUMBER_FIELDS.length; field += 1) {
      const value = values[NUMBERS_FROM + field] ?? null;
      this.#numbers[field]?.set(row, value === null ? UNKNOWN : Number(value));
    }
    this.rows = row + 1;
  }
}
