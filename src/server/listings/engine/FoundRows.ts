import { codesAt, numbersAt } from './columns.ts';
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
    const read = ({ partition, rows }: Chunk) =>
      numbersAt(partition.numbers[field], rows, Number.NaN);
    return this.#joined(new Float64Array(this.#count), read);
  }

  /** The dictionary code of each row's word, 0 where it is unknown. */
  codes(field: CodeField): Int32Array {
    const read = ({ partition, rows }: Chunk) => codesAt(partition.codes[field], rows);
    return this.#joined(new Int32Array(this.#count), read);
  }

  /** 1 where only verified viewers may see the listing whole, else 0. */
  restricted(): Float64Array {
    const flags = new Float64Array(this.#count);
    let from = 0;
    for (const { partition, rows } of this.#chunks) {
      const isRestricted = partition.audience !== ROW_AUDIENCE.everyone;
      flags.fill(Number(isRestricted), from, from + rows.length);
      from += rows.length;
    }
    return flags;
  }

  #joined<Values extends Int32Array | Float64Array>(
    joined: Values,
    read: (chunk: Chunk) => Values,
  ): Values {
    let from = 0;
    for (const chunk of this.#chunks) {
      joined.set(read(chunk), from);
      from += chunk.rows.length;
    }
    return joined;
  }
}
