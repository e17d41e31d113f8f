import {
  type CodeColumn,
  codeColumn,
  type NumberColumn,
  numberColumn,
  shareEqual,
} from './columns.ts';
import { orderByGroupAndCode } from './morton.ts';
import { CODE_FIELDS, type CodeField, NUMBER_FIELDS, type NumberField } from './row-fields.ts';
import type { RowTable } from './RowTable.ts';

/** Rows of one audience, status, type and age of sale, in Morton order; columns of equal length. */
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
};

const RECENT_DAYS = 365;

function column<Column>(columns: readonly Column[] | undefined, at: number): Column {
  const found = columns?.[at];
  if (found === undefined) throw new RangeError(`there is no column ${at}`);
  return found;
}

const codesOf = (table: RowTable, field: CodeField) =>
  column(table.codes, CODE_FIELDS.indexOf(field));
const numbersOf = (table: RowTable, field: NumberField) =>
  column(table.numbers, NUMBER_FIELDS.indexOf(field));

/** Numbers the groups that become partitions, the restricted rows of anonymous viewers last. */
function groupRows(table: RowTable): { groups: Uint32Array; count: number } {
  const status = codesOf(table, 'status');
  const type = codesOf(table, 'type');
  const soldDays = numbersOf(table, 'soldDayLast');
  let newest = -Infinity;
  for (let row = 0; row < table.rows; row += 1) {
    const day = soldDays[row] ?? Number.NaN;
    if (day > newest) newest = day;
  }
  const known = new Map<number, number>();
  const groups = new Uint32Array(table.rows);
  for (let row = 0; row < table.rows; row += 1) {
    const isRecent = (soldDays[row] ?? Number.NaN) >= newest - RECENT_DAYS ? 1 : 0;
    const kind = ((status[row] ?? 0) * 64 + (type[row] ?? 0)) * 2 + isRecent;
    const key = kind * 4 + (table.audiences[row] ?? 0);
    const group = known.get(key) ?? known.size;
    known.set(key, group);
    groups[row] = group;
  }
  return { groups, count: known.size };
}

function record<Field extends string, Column>(
  fields: readonly Field[],
  make: (at: number) => Column,
): Record<Field, Column> {
  return Object.fromEntries(fields.map((field, at) => [field, make(at)])) as Record<Field, Column>;
}

function partitionOf(table: RowTable, rows: Uint32Array): Partition {
  const numbers = record(NUMBER_FIELDS, (at) => numberColumn(column(table.numbers, at), rows));
  return {
    audience: table.audiences[rows[0] ?? 0] ?? 0,
    rows: rows.length,
    listingIds: Int32Array.from(rows, (row) => table.listingIds[row] ?? 0),
    latsE6: Int32Array.from(rows, (row) => table.latsE6[row] ?? 0),
    lngsE6: Int32Array.from(rows, (row) => table.lngsE6[row] ?? 0),
    mortonCodes: Float64Array.from(rows, (row) => table.mortonCodes[row] ?? 0),
    codes: record(CODE_FIELDS, (at) => codeColumn(column(table.codes, at), rows)),
    numbers: {
      ...numbers,
      sqftHigh: shareEqual(numbers.sqftHigh, numbers.sqftLow),
      yearBuiltLast: shareEqual(numbers.yearBuiltLast, numbers.yearBuiltFirst),
      listDayLast: shareEqual(numbers.listDayLast, numbers.listDayFirst),
      soldDayLast: shareEqual(numbers.soldDayLast, numbers.soldDayFirst),
    },
    alive: undefined,
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
  const { listingIds, latsE6, lngsE6, mortonCodes, codes, numbers, alive } = partition;
  const arrays = new Set<ArrayBufferView>([listingIds, latsE6, lngsE6, mortonCodes]);
  if (alive) arrays.add(alive);
  for (const { values, counts, firstRows, lastRows } of Object.values(codes)) {
    for (const array of [values, counts, firstRows, lastRows]) arrays.add(array);
  }
  for (const { values } of Object.values(numbers)) arrays.add(values);
  return [...arrays].reduce((bytes, { byteLength }) => bytes + byteLength, 0);
}
