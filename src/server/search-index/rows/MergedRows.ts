import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { copyCodes, copyNumbers, UNKNOWN } from './columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { Partition, RowSource } from './partitions.ts';
import { inParts } from './parts.ts';
import type { CodeField, NumberField } from '../row-fields.ts';

/** The current rows of a partition. */
type LiveRows = { readonly partition: Partition; readonly live: Int32Array };

function* liveRows(partition: Partition): SlicedWork<LiveRows> {
  const { alive, rows } = partition;
  const live = new Int32Array(rows);
  let count = 0;
  for (const { from, to } of inParts(rows)) {
    for (let row = from; row < to; row += 1) {
      live[count] = row;
      count += alive ? (alive[row] ?? 0) : 1;
    }
    yield;
  }
  return { partition, live: live.subarray(0, count) };
}

/** Some rows of a partition, and where they lie among all. */
type Part = { readonly partition: Partition; readonly rows: Int32Array; readonly from: number };

/**
 * The current rows of several partitions, one partition after the other. A column is gathered when it is
 * asked for and replaces the one before, so that at most one is in memory twice.
 */
export class MergedRows implements RowSource {
  readonly rows: number;
  readonly listingIds: Int32Array;
  readonly audiences: Uint8Array;
  readonly latsE6: Int32Array;
  readonly lngsE6: Int32Array;
  readonly mortonCodes: Float64Array;
  readonly #sources: readonly LiveRows[];
  readonly #dictionaries: Dictionaries;
  readonly #codes: Int32Array;
  readonly #numbers: Float64Array;

  private constructor(sources: readonly LiveRows[], dictionaries: Dictionaries) {
    this.#sources = sources;
    this.#dictionaries = dictionaries;
    this.rows = sources.reduce((rows, { live }) => rows + live.length, 0);
    this.listingIds = new Int32Array(this.rows);
    this.audiences = new Uint8Array(this.rows);
    this.latsE6 = new Int32Array(this.rows);
    this.lngsE6 = new Int32Array(this.rows);
    this.mortonCodes = new Float64Array(this.rows);
    this.#codes = new Int32Array(this.rows);
    this.#numbers = new Float64Array(this.rows);
  }

  /** Gathers the fields of every row; the codes of the partitions must be of the given dictionaries. */
  static *of(partitions: readonly Partition[], dictionaries: Dictionaries): SlicedWork<MergedRows> {
    const sources: LiveRows[] = [];
    for (const partition of partitions) sources.push(yield* liveRows(partition));
    const merged = new MergedRows(sources, dictionaries);
    for (const part of merged.#parts()) {
      merged.#gather(part);
      yield;
    }
    return merged;
  }

  *codesOf(field: CodeField): SlicedWork<Int32Array> {
    for (const { partition, rows, from } of this.#parts()) {
      copyCodes(partition.codes[field], rows, { values: this.#codes, from });
      yield;
    }
    return this.#codes;
  }

  *numbersOf(field: NumberField): SlicedWork<Float64Array> {
    for (const { partition, rows, from } of this.#parts()) {
      copyNumbers(partition.numbers[field], rows, { values: this.#numbers, from }, UNKNOWN);
      yield;
    }
    return this.#numbers;
  }

  codeOf(field: CodeField, word: string): number | undefined {
    return this.#dictionaries.of(field).codeOf(word);
  }

  *#parts(): Generator<Part> {
    let first = 0;
    for (const { partition, live } of this.#sources) {
      for (const { from, to } of inParts(live.length)) {
        yield { partition, rows: live.subarray(from, to), from: first + from };
      }
      first += live.length;
    }
  }

  #gather({ partition, rows, from }: Part): void {
    const { listingIds, latsE6, lngsE6, mortonCodes, audience } = partition;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      this.listingIds[from + at] = listingIds[row] ?? 0;
      this.latsE6[from + at] = latsE6[row] ?? 0;
      this.lngsE6[from + at] = lngsE6[row] ?? 0;
      this.mortonCodes[from + at] = mortonCodes[row] ?? 0;
    }
    this.audiences.fill(audience, from, from + rows.length);
  }
}
