import { OFFERED_STATUSES } from '#src/domain/listing/status/status.ts';
import {
  type CodeColumn,
  codeColumn,
  type NumberColumn,
  numberColumn,
  UNKNOWN,
  withSharedValues,
} from './columns.ts';
import { orderByGroupAndCode } from '../morton.ts';
import { CODE_FIELDS, type CodeField, NUMBER_FIELDS, type NumberField } from '../row-fields.ts';
import type { RowTable } from './RowTable.ts';
import type { TileSums } from '../sums/TileSums.ts';

/**
 * Rows of one audience, status, type and age of sale, in Morton order; columns of equal length. Those
 * that searches want unless they say otherwise are apart from the others.
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
  /** 1 for a row that still holds, 0 for one that was replaced; absent while all hold. */
  alive: Uint8Array | undefined;
  /** Sums of the rows that still hold; absent until they are needed. */
  sums: TileSums | undefined;
};

const YEAR_DAYS = 365;
const NEVER_SOLD = 0;
const AGE_BANDS = 5;

/**
 * Bands of sales: the last year, the year before, the two before these, and older ones. Searches look
 * back from today, so the bands they meet hold hardly more rows than they want.
 */
function ageBand(soldDay: number, newestDay: number): number {
  if (soldDay === UNKNOWN) return NEVER_SOLD;
  const years = (newestDay - soldDay) / YEAR_DAYS;
  return years <= 1 ? 1 : Math.min(AGE_BANDS - 1, 1 + Math.ceil(Math.log2(years)));
}

/** Numbers the groups that become partitions, the restricted rows of anonymous viewers last. */
function groupRows(table: RowTable): { groups: Uint32Array; count: number } {
  const status = table.codesOf('status');
  const type = table.codesOf('type');
  const soldDays = table.numbersOf('soldDayLast');
  const lastStatus = table.codesOf('lastStatus');
  const mostWanted = OFFERED_STATUSES.map((word) => table.codeOf('lastStatus', word));
  let newest = UNKNOWN;
  for (let row = 0; row < table.rows; row += 1) newest = Math.max(newest, soldDays[row] ?? UNKNOWN);
  const partitionOfKey = new Map<number, number>();
  const groups = new Uint32Array(table.rows);
  for (let row = 0; row < table.rows; row += 1) {
    const age = ageBand(soldDays[row] ?? UNKNOWN, newest);
    const kind = ((status[row] ?? 0) * 64 + (type[row] ?? 0)) * AGE_BANDS + age;
    const isMostWanted = mostWanted.includes(lastStatus[row] ?? 0);
    const key = (kind * 2 + Number(isMostWanted)) * 4 + (table.audiences[row] ?? 0);
    const group = partitionOfKey.get(key) ?? partitionOfKey.size;
    partitionOfKey.set(key, group);
    groups[row] = group;
  }
  return { groups, count: partitionOfKey.size };
}

function record<Field extends string, Column>(
  fields: readonly Field[],
  make: (field: Field) => Column,
): Record<Field, Column> {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Column>;
}

function partitionOf(table: RowTable, rows: Uint32Array): Partition {
  const numbers = record(NUMBER_FIELDS, (field) => numberColumn(table.numbersOf(field), rows));
  return {
    audience: table.audiences[rows[0] ?? 0] ?? 0,
    rows: rows.length,
    listingIds: Int32Array.from(rows, (row) => table.listingIds[row] ?? 0),
    latsE6: Int32Array.from(rows, (row) => table.latsE6[row] ?? 0),
    lngsE6: Int32Array.from(rows, (row) => table.lngsE6[row] ?? 0),
    mortonCodes: Float64Array.from(rows, (row) => table.mortonCodes[row] ?? 0),
    codes: record(CODE_FIELDS, (field) => codeColumn(table.codesOf(field), rows)),
    numbers: withSharedValues(numbers),
    alive: undefined,
    sums: undefined,
  };
}

/** Sorts the rows of a table into partitions. */
export function partitionsOf(table: RowTable): Partition[] {
  const { groups, count } = groupRows(table);
  const order = orderByGroupAndCode(groups, table.mortonCodes.subarray(0, table.rows));
  const partitions: Partition[] = [];
  for (let group = 0, from = 0; group < count; group += 1) {
    let to = from;
    while (to < order.length && groups[order[to] ?? 0] === group) to += 1;
    partitions.push(partitionOf(table, order.subarray(from, to)));
    from = to;
  }
  return partitions;
}

/** How many bytes the columns of a partition take; an array that two columns share counts once. */
export function partitionBytes(partition: Partition): number {
  const { listingIds, latsE6, lngsE6, mortonCodes, codes, numbers, alive, sums } = partition;
  const arrays = new Set<ArrayBufferView>([listingIds, latsE6, lngsE6, mortonCodes]);
  if (alive) arrays.add(alive);
  for (const { values, counts, firstRows, lastRows } of Object.values(codes)) {
    for (const array of [values, counts, firstRows, lastRows]) arrays.add(array);
  }
  for (const { values } of Object.values(numbers)) arrays.add(values);
  const own = sums?.bytes ?? 0;
  return [...arrays].reduce((bytes, { byteLength }) => bytes + byteLength, own);
}
