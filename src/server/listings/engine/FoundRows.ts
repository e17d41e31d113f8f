import { copyCodes, copyNumbers, soleCode } from './columns.ts';
import type { Partition } from './partitions.ts';
import { type CodeField, type NumberField, ROW_AUDIENCE } from './row-fields.ts';

/** Some rows of a partition. */
type Chunk = { readonly partition: Partition; readonly rows: Int32Array };

/**
 * Rows that were found, in no order. Their fields are read when they are asked for: a column that is
 * not needed costs nothing. Fields of changed rows may be read as they were when the rows were found.
 */
export class FoundRows {
  readonly #chunks: Chunk[] = [];
  #count = 0;

  add(partition: Partition, selection: Int32Array, selected: number): void {
    this.#chunks.push({ partition, rows: selection.slice(0, selected) });
    this.#count += selected;
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

  /** The code of all rows, where their partitions hold no other. */
  soleCode(field: CodeField): number | undefined {
    const codes = new Set(this.#chunks.map(({ partition }) => soleCode(partition.codes[field])));
    const [code] = codes;
    return codes.size === 1 ? code : undefined;
  }

  /** 1 where only verified viewers may see the listing whole, else 0. */
  restricted(): Float64Array {
    const flags = new Float64Array(this.#count);
    this.#eachChunk(({ partition, rows }, from) => {
      const isRestricted = partition.audience !== ROW_AUDIENCE.everyone;
      flags.fill(Number(isRestricted), from, from + rows.length);
    });
    return flags;
  }

  #eachChunk(read: (chunk: Chunk, from: number) => void): void {
    let from = 0;
    for (const chunk of this.#chunks) {
      read(chunk, from);
      from += chunk.rows.length;
    }
  }
}
