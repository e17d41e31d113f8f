import { memoize } from '#src/lib/memoize.ts';
import type { FactName, FactTable, WordFact } from '../repository.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import { closedFlags, keptTable } from './facts.ts';
import { firstOfMonth } from './periods.ts';
import { allRows, flaggedRows, isKnown, groupRows, rowGroups, type RowNumbers } from './rows.ts';

/**
 * What an anonymous viewer may learn of restricted sales.
 *
 * Sales are public only added up: their number, their averages, sums and shares. Since a viewer can
 * ask twice and subtract, it is not enough that each answer stands for five sales. So the restricted
 * sales are first tied into bundles of five that no question can open: those of one city, type, last
 * status and month, there those of one property type, in order of their bedrooms. Of each property
 * type the one to four that are over are bundled with those of the other types; those over then are
 * left out. A question gets a whole bundle or nothing of it, so every answer, and everything that can
 * be worked out of several answers, adds up at least five hidden sales. Sales anyone may see do not
 * count towards the five, since their values can be looked up and subtracted. As sales come in one
 * by one, the number in an answer changes by fives, so that no two answers differ by a single sale.
 * A minimum, a median or a deviation tells of single homes, so it is never taken over a bundle. A
 * filter on anything a bundle is not made by leaves all of them out.
 */
export const BUNDLE_SIZE = 5;

/** What a bundle at the top is made by, with the month: what public views show or let one conclude. */
export const TOP: readonly WordFact[] = ['boardId', 'city', 'state', 'type', 'lastStatus'];
export const KIND: readonly WordFact[] = ['class', 'propertyType'];

/** The facts bundles are made by, besides what is measured. */
export const BUNDLE_FACTS: readonly FactName[] = [
  ...TOP,
  ...KIND,
  'bedrooms',
  'shuffle',
  'status',
  'soldDay',
  'restricted',
];

/** Restricted sales whose month is known, and what they are tied together by. */
export type Hidden = {
  readonly table: FactTable;
  readonly rows: RowNumbers;
  /** Of all rows of the table, days since 1970. */
  readonly months: Float64Array;
  /** Of all rows of the table; infinite where it is not known. */
  readonly bedrooms: Float64Array;
};

/** The restricted sales of a table. */
export function hiddenSales(facts: FactTable): Hidden {
  const table = keptTable(facts);
  const [restricted, soldDays] = [table.numbers('restricted'), table.numbers('soldDay')];
  const isClosed = closedFlags(table);
  const monthOf = memoize(firstOfMonth);
  const months = soldDays.map((day) => (isKnown(day) ? monthOf(day) : day));
  const isHidden = isClosed.map((flag, row) =>
    Number(flag === 1 && restricted[row] === 1 && isKnown(months[row] ?? 0)),
  );
  const bedrooms = table.numbers('bedrooms').map((count) => (isKnown(count) ? count : Infinity));
  return { table, rows: flaggedRows(isHidden, allRows(table.count)), months, bedrooms };
}

const GROUP_STEP = 2 ** 26;

/** Numbers rows so that those of one number are equal in every column, of whole numbers below 2²⁵. */
async function groupNumbers(
  rows: RowNumbers,
  columns: readonly ArrayLike<number>[],
): Promise<Int32Array> {
  let groups = new Int32Array(rows.length);
  for (const column of columns) {
    await pauseWork();
    // Most questions are of one city, so most columns tell nothing apart.
    if (rows.every((row) => column[row] === column[rows[0] ?? 0])) continue;
    const numbers = new Map<number, number>();
    groups = groups.map((group, at) => {
      const key = group * GROUP_STEP + (column[rows[at] ?? 0] ?? 0);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
  }
  return groups;
}

/** The rows that are equal in every column, group by group. */
async function groupsBy(
  rows: RowNumbers,
  columns: readonly ArrayLike<number>[],
): Promise<RowNumbers[]> {
  const codes = await groupNumbers(rows, columns);
  const count = codes.reduce((most, number) => Math.max(most, number + 1), 0);
  const groups = rowGroups(allRows(rows.length), codes, count);
  return groupRows(groups).map((group) => group.map((at) => rows[at] ?? 0));
}

/** Sales in bundles: each five rows on end are one. */
export type Bundles = {
  readonly rows: RowNumbers;
  /** Whether they are not all of one kind. */
  readonly isMixed: boolean;
};

function inOrder({ table, bedrooms }: Hidden): (a: number, b: number) => number {
  const [soldDays, shuffled] = [table.numbers('soldDay'), table.numbers('shuffle')];
  const at = (values: Float64Array, row: number) => values[row] ?? 0;
  return (a, b) =>
    // Two unknown numbers of bedrooms have no difference.
    (at(bedrooms, a) === at(bedrooms, b) ? 0 : at(bedrooms, a) - at(bedrooms, b)) ||
    at(soldDays, a) - at(soldDays, b) ||
    at(shuffled, a) - at(shuffled, b);
}

/** Ties sales into bundles, and gives back the one to four that are over. */
function inFives(sales: RowNumbers, isMixed: boolean, order: (a: number, b: number) => number) {
  const ordered = sales.toSorted(order);
  const tied = ordered.length - (ordered.length % BUNDLE_SIZE);
  return { bundles: { rows: ordered.subarray(0, tied), isMixed }, over: ordered.subarray(tied) };
}

/** Ties sales into bundles: those of one month of a city and one kind, then what these left over. */
export async function bundlesOf(hidden: Hidden): Promise<Bundles[]> {
  const order = inOrder(hidden);
  const codesOf = (name: WordFact) => hidden.table.words(name).codes;
  const [tops, kinds] = [TOP.map(codesOf), KIND.map(codesOf)];
  const bundles: Bundles[] = [];
  for (const month of await groupsBy(hidden.rows, [...tops, hidden.months])) {
    const byKind = (await groupsBy(month, kinds)).map((sales) => inFives(sales, false, order));
    const over = Int32Array.from(byKind.flatMap((tied) => [...tied.over]));
    bundles.push(...byKind.map((tied) => tied.bundles), inFives(over, true, order).bundles);
  }
  return bundles;
}
