import { codesAt, numbersAt } from './columns.ts';
import type { FoundFields, ReadField } from './index-search.ts';
import type { Partition } from './partitions.ts';
import { isCodeField, ROW_AUDIENCE } from './row-fields.ts';

type Chunk = Int32Array | Float64Array;

function joined(chunks: readonly Chunk[], count: number): Float64Array {
  const values = new Float64Array(count);
  let at = 0;
  for (const chunk of chunks) {
    values.set(chunk, at);
    at += chunk.length;
  }
  return values;
}

/** Reads some fields of all rows that are found, a column at a time. */
export class FieldTally {
  readonly #fields: readonly ReadField[];
  readonly #chunks: Chunk[][];
  readonly #restricted: Int32Array[] = [];
  #count = 0;

  constructor(fields: readonly ReadField[]) {
    this.#fields = fields;
    this.#chunks = fields.map(() => []);
  }

  add(partition: Partition, selection: Int32Array, selected: number): void {
    const rows = selection.subarray(0, selected);
    for (const [at, field] of this.#fields.entries()) {
      const values = isCodeField(field)
        ? codesAt(partition.codes[field], rows)
        : numbersAt(partition.numbers[field], rows);
      this.#chunks[at]?.push(values);
    }
    const isRestricted = partition.audience !== ROW_AUDIENCE.everyone;
    this.#restricted.push(new Int32Array(selected).fill(Number(isRestricted)));
    this.#count += selected;
  }

  result(): FoundFields {
    return {
      count: this.#count,
      values: this.#chunks.map((chunks) => joined(chunks, this.#count)),
      restricted: joined(this.#restricted, this.#count),
    };
  }
}
