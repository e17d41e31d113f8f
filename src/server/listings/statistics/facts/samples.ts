import { memoize } from '#src/lib/memoize.ts';
import type { FactName, FactTable, WordColumn } from '../../repository.ts';
import { closedFlags, memoizedTable } from './facts.ts';
import type { Measure } from '#src/domain/market/sale-pool.ts';
import { measureColumn } from './measures.ts';
import { allRows, type RowNumbers } from '../rows.ts';

/** Flags of a sample: it was sold or leased; its day is known and not only its month. */
type SampleFlag = 'closed' | 'dated';

/**
 * The rows of a table by how they may be shown: the first row of each part, in this order. Rows before
 * `pooled` may be seen individually. The others are restricted sales, each as its group shows it.
 */
export type SampleParts = {
  /** Sales of requested groups: to be added up with others, never seen individually. */
  readonly pooled: number;
  /** Sales drawn by lot into groups of large homes, which are not requested: not counted. */
  readonly drawn: number;
  /** Other sales of groups that are only partly requested: not counted. */
  readonly cut: number;
  /** Sales of months that the requested days cut through: not counted. */
  readonly outside: number;
  /** Sales that came after their month had been pooled, and wait for others: not counted. */
  readonly late: number;
  /** Sales of months that are not pooled yet: not counted. */
  readonly open: number;
};

/** Listings as statistics see them: the facts to group them by, and their measures. */
export type Samples = FactTable & {
  /** All rows, always as the same array: a caller that counts all of them can be recognized by it. */
  readonly rows: () => RowNumbers;
  /** NaN when a part of the measure is unknown. */
  readonly measure: (name: Measure) => Float64Array;
  /** A 1 for each sample with the flag. */
  readonly flags: (name: SampleFlag) => Uint8Array;
  readonly parts: SampleParts;
};

/** The facts every sample needs, whatever is measured. */
export const SAMPLE_FACTS: readonly FactName[] = [
  'type',
  'status',
  'lastStatus',
  'listDay',
  'soldDay',
  'listPrice',
  'restricted',
];

function rowsOnce(count: number): () => RowNumbers {
  let rows: RowNumbers | undefined;
  return () => (rows ??= allRows(count));
}

function datedFlags({ count, numbers }: FactTable, hasPublicViews: boolean): Uint8Array {
  const flags = new Uint8Array(count).fill(1);
  if (!hasPublicViews) return flags;
  const restrictedFlags = numbers('restricted');
  for (let row = 0; row < count; row += 1) if (restrictedFlags[row] === 1) flags[row] = 0;
  return flags;
}

/** Listings whose facts the viewer may see; for those it sees as public views, the days stay hidden. */
export function viewerSamples(facts: FactTable, hasPublicViews: boolean): Samples {
  const table = memoizedTable(facts);
  const flags = {
    closed: () => closedFlags(table),
    dated: () => datedFlags(table, hasPublicViews),
  };
  return {
    ...table,
    rows: rowsOnce(table.count),
    measure: memoize((name) => measureColumn(table, name)),
    flags: memoize((name) => flags[name]()),
    parts: {
      pooled: table.count,
      drawn: table.count,
      cut: table.count,
      outside: table.count,
      late: table.count,
      open: table.count,
    },
  };
}

function joinedWords(one: WordColumn, other: WordColumn): WordColumn {
  const words = [...one.words];
  const places = new Map(words.map((word, place) => [word, place]));
  places.set('', 0);
  const remappedWords = Int32Array.from(other.words, (word) => {
    const place = places.get(word) ?? words.push(word) - 1;
    places.set(word, place);
    return place;
  });
  const codes = new Int32Array(one.codes.length + other.codes.length);
  codes.set(one.codes);
  codes.set(
    other.codes.map((code) => remappedWords[code] ?? 0),
    one.codes.length,
  );
  return { codes, words, sole: undefined };
}

function joinedNumbers(one: Float64Array, other: Float64Array): Float64Array {
  const numbers = new Float64Array(one.length + other.length);
  numbers.set(one);
  numbers.set(other, one.length);
  return numbers;
}

function joinedFlags(one: Uint8Array, other: Uint8Array): Uint8Array {
  const flags = new Uint8Array(one.length + other.length);
  flags.set(one);
  flags.set(other, one.length);
  return flags;
}

/** The parts of a table that follows another one. */
function partsAfter(
  count: number,
  { pooled: pooledStart, drawn: drawnStart, cut, outside, late, open }: SampleParts,
): SampleParts {
  return {
    pooled: count + pooledStart,
    drawn: count + drawnStart,
    cut: count + cut,
    outside: count + outside,
    late: count + late,
    open: count + open,
  };
}

/** Visible samples, and after them restricted sales. */
export function withPooledSamples(one: Samples, other: Samples): Samples {
  if (other.count === 0) return one;
  return {
    parts: partsAfter(one.count, other.parts),
    count: one.count + other.count,
    rows: rowsOnce(one.count + other.count),
    words: memoize((name) => joinedWords(one.words(name), other.words(name))),
    numbers: memoize((name) => joinedNumbers(one.numbers(name), other.numbers(name))),
    measure: memoize((name) => joinedNumbers(one.measure(name), other.measure(name))),
    flags: memoize((name) => joinedFlags(one.flags(name), other.flags(name))),
  };
}
