import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { OFFERED_STATUSES } from '#src/domain/listing/status/status.ts';
import {
  type CodeColumn,
  codeColumn,
  type NumberColumn,
  numberColumn,
  UNKNOWN,
  type Values,
  withSharedValues,
} from './columns.ts';
import { inParts } from './parts.ts';
import { sharedArray } from './shared-arrays.ts';
import { orderByGroupAndCode } from '../morton.ts';
import { CODE_FIELDS, type CodeField, NUMBER_FIELDS, type NumberField } from '../row-fields.ts';
import type { TileSums } from '../sums/TileSums.ts';

/**
 * Rows of one audience, status, type and age of sale, in Morton order; columns of equal length. Rows that
 * searches want by default are apart from the others.
 */
export type Partition = {
  readonly audience: number;
  readonly rows: number;
  readonly listingIds: Int32Array;
  readonly latsE6: Int32Array;
  readonly lngsE6: Int32Array;
  readonly mortonCodes: Float64Array;
  readonly codes: Readonly<Record<CodeField, CodeColumn>>;
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>;
  /** 1 for a current row, 0 for a replaced one; absent while all are current. */
  alive: Uint8Array | undefined;
  /** Sums of the current rows; absent until they are needed. */
  sums: TileSums | undefined;
};

const YEAR_DAYS = 365;
const NEVER_SOLD = 0;
const AGE_BANDS = 5;

const CODES_OF_A_KIND = 64;
const AUDIENCES = 4;

/**
 * Bands of sales: the last year, the year before, the two before these, and older ones. Searches look back
 * from today, so the bands they meet hold few rows that they do not want.
 */
function ageBand(soldDay: number, newestDay: number): number {
  if (soldDay === UNKNOWN) return NEVER_SOLD;
  const years = (newestDay - soldDay) / YEAR_DAYS;
  return years <= 1 ? 1 : Math.min(AGE_BANDS - 1, 1 + Math.ceil(Math.log2(years)));
}

/** Rows that are to be sorted into partitions; each column must be read before the next is asked for. */
export type RowSource = {
  readonly rows: number;
  readonly listingIds: Int32Array;
  readonly audiences: Uint8Array;
  readonly latsE6: Int32Array;
  readonly lngsE6: Int32Array;
  readonly mortonCodes: Float64Array;
  codesOf(field: CodeField): SlicedWork<Values>;
  /** Numbers of a field, `UNKNOWN` where a row has none. */
  numbersOf(field: NumberField): SlicedWork<Values>;
  /** The code of a word in the column of its field; undefined where no row has it. */
  codeOf(field: CodeField, word: string): number | undefined;
};

/** The group of every row, and the number of groups. */
type Groups = { readonly groups: Uint32Array; readonly count: number };

/** A number for the values that the rows of a partition share, besides the age of their sale. */
function* kindsOf(source: RowSource): SlicedWork<Float64Array> {
  const { rows, audiences } = source;
  const kinds = new Float64Array(rows);
  const mostWanted = OFFERED_STATUSES.map((word) => source.codeOf('lastStatus', word));
  const add = function* (values: Values, radix: number, digitOf = (value: number) => value) {
    for (const { from, to } of inParts(rows)) {
      for (let row = from; row < to; row += 1) {
        kinds[row] = (kinds[row] ?? 0) * radix + digitOf(values[row] ?? 0);
      }
      yield;
    }
  };
  yield* add(yield* source.codesOf('status'), CODES_OF_A_KIND);
  yield* add(yield* source.codesOf('type'), CODES_OF_A_KIND);
  yield* add(yield* source.codesOf('lastStatus'), 2, (code) => Number(mostWanted.includes(code)));
  yield* add(audiences, AUDIENCES);
  return kinds;
}

function* newestOf(days: Values, rows: number): SlicedWork<number> {
  let newest = UNKNOWN;
  for (const { from, to } of inParts(rows)) {
    for (let row = from; row < to; row += 1) newest = Math.max(newest, days[row] ?? UNKNOWN);
    yield;
  }
  return newest;
}

/** Numbers the groups that become partitions. */
function* groupRows(source: RowSource): SlicedWork<Groups> {
  const { rows } = source;
  const kinds = yield* kindsOf(source);
  const soldDays = yield* source.numbersOf('soldDayLast');
  const newest = yield* newestOf(soldDays, rows);
  const groupOfKey = new Map<number, number>();
  const groups = new Uint32Array(rows);
  for (const { from, to } of inParts(rows)) {
    for (let row = from; row < to; row += 1) {
      const key = (kinds[row] ?? 0) * AGE_BANDS + ageBand(soldDays[row] ?? UNKNOWN, newest);
      const group = groupOfKey.get(key) ?? groupOfKey.size;
      groupOfKey.set(key, group);
      groups[row] = group;
    }
    yield;
  }
  return { groups, count: groupOfKey.size };
}

/** The rows of every group, each in Morton order. */
function* rowsByGroup(source: RowSource): SlicedWork<Uint32Array[]> {
  const grouped = yield* groupRows(source);
  const order = yield* orderByGroupAndCode(grouped, source.mortonCodes.subarray(0, source.rows));
  const ends = new Uint32Array(grouped.count + 1);
  for (const { from, to } of inParts(source.rows)) {
    for (let row = from; row < to; row += 1) {
      const next = (grouped.groups[row] ?? 0) + 1;
      ends[next] = (ends[next] ?? 0) + 1;
    }
    yield;
  }
  return Array.from({ length: grouped.count }, (_, group) => {
    ends[group + 1] = (ends[group + 1] ?? 0) + (ends[group] ?? 0);
    return order.subarray(ends[group], ends[group + 1]);
  });
}

type Draft = {
  readonly rows: Uint32Array;
  readonly codes: Partial<Record<CodeField, CodeColumn>>;
  readonly numbers: Partial<Record<NumberField, NumberColumn>>;
};

function* picked<Column extends Int32Array | Float64Array>(
  source: Column,
  rows: Uint32Array,
  values: Column,
): SlicedWork<Column> {
  for (const { from, to } of inParts(rows.length)) {
    for (let at = from; at < to; at += 1) values[at] = source[rows[at] ?? 0] ?? 0;
    yield;
  }
  return values;
}

function* partitionOf(source: RowSource, { rows, codes, numbers }: Draft): SlicedWork<Partition> {
  const ofLength = () => sharedArray(Int32Array, rows.length);
  return {
    audience: source.audiences[rows[0] ?? 0] ?? 0,
    rows: rows.length,
    listingIds: yield* picked(source.listingIds, rows, ofLength()),
    latsE6: yield* picked(source.latsE6, rows, ofLength()),
    lngsE6: yield* picked(source.lngsE6, rows, ofLength()),
    mortonCodes: yield* picked(source.mortonCodes, rows, sharedArray(Float64Array, rows.length)),
    codes: codes as Record<CodeField, CodeColumn>,
    numbers: yield* withSharedValues(numbers as Record<NumberField, NumberColumn>),
    alive: undefined,
    sums: undefined,
  };
}

/** Sorts rows into partitions, a column at a time. */
export function* partitioning(source: RowSource): SlicedWork<Partition[]> {
  const drafts = (yield* rowsByGroup(source)).map((rows): Draft => ({
    rows,
    codes: {},
    numbers: {},
  }));
  for (const field of CODE_FIELDS) {
    const values = yield* source.codesOf(field);
    for (const { codes, rows } of drafts) codes[field] = yield* codeColumn(values, rows);
  }
  for (const field of NUMBER_FIELDS) {
    const values = yield* source.numbersOf(field);
    for (const { numbers, rows } of drafts) numbers[field] = yield* numberColumn(values, rows);
  }
  const partitions: Partition[] = [];
  for (const draft of drafts) partitions.push(yield* partitionOf(source, draft));
  return partitions;
}

/** Bytes of the columns of a partition; an array that two columns share counts once. */
export function partitionBytes(partition: Partition): number {
  const { listingIds, latsE6, lngsE6, mortonCodes, codes, numbers, alive, sums } = partition;
  const arrays = new Set<ArrayBufferView>([listingIds, latsE6, lngsE6, mortonCodes]);
  if (alive) arrays.add(alive);
  for (const { values, counts, firstRows, lastRows } of Object.values(codes)) {
    for (const array of [values, counts, firstRows, lastRows]) arrays.add(array);
  }
  for (const { values } of Object.values(numbers)) arrays.add(values);
  const sumBytes = sums?.bytes ?? 0;
  return [...arrays].reduce((bytes, { byteLength }) => bytes + byteLength, sumBytes);
}
