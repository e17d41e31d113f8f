import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { fold } from '#src/lib/fold.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { FactTable, NumberFact, WordColumn, WordFact } from '../repository.ts';
import { BUNDLE_SIZE, bundlesOf, type Hidden, hiddenSales, KIND, TOP } from './bundles.ts';
import { type Measure, measured } from './measures.ts';
import { allRows, type RowNumbers } from './rows.ts';
import type { Samples } from './samples.ts';

/** Bundles answer only filters on these. */
const BUNDLE_FILTERS = new Set<string>([
  'city',
  'state',
  'boardId',
  'type',
  'status',
  'lastStatus',
  'minSoldDate',
  'maxSoldDate',
  'class',
  'propertyType',
  'minBedrooms',
  'maxBedrooms',
]);

/**
 * The part of a filter that finds whole months of sales, to make bundles from that do not depend on
 * the rest of it; nothing where the filter asks for what bundles are not made by.
 */
export function bundleFilter(filter: ListingFilter): ListingFilter | undefined {
  const { operator, ...fields } = filter;
  const conditions = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (operator === 'OR' || !conditions.every(([name]) => BUNDLE_FILTERS.has(name)))
    return undefined;
  if (!filter.status.includes('U')) return undefined;
  const { class: _c, propertyType: _p, minBedrooms: _a, maxBedrooms: _b, ...top } = fields;
  const months = {
    ...(top.minSoldDate ? { minSoldDate: `${top.minSoldDate.slice(0, 7)}-01` } : {}),
    ...(top.maxSoldDate ? { maxSoldDate: lastDay(top.maxSoldDate) } : {}),
  };
  return { ...top, ...months, status: ['U'] };
}

function lastDay(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Tells whether a bundle is what a filter asks for: all its sales are, and by what it may show. */
function answering({ table, bedrooms }: Hidden, filter: ListingFilter) {
  const [classes, kinds] = KIND.map((name) => table.words(name));
  const wordOf = (column: WordColumn | undefined, row: number) =>
    column?.words[column.codes[row] ?? 0] ?? '';
  const wantedKinds = filter.propertyType?.map(fold) ?? [];
  const { minBedrooms = -Infinity, maxBedrooms = Infinity } = filter;
  const hasBounds = filter.minBedrooms !== undefined || filter.maxBedrooms !== undefined;
  return (first: number, last: number, isMixed: boolean): boolean => {
    const className = isMixed ? '' : wordOf(classes, first);
    const classWord = className.replace(/Property$/, '').toLowerCase();
    const kind = isMixed ? '' : fold(wordOf(kinds, first));
    const most = bedrooms[last] ?? Infinity;
    return (
      (!filter.class?.length || filter.class.some((word) => word === classWord)) &&
      (wantedKinds.length === 0 || wantedKinds.includes(kind)) &&
      (bedrooms[first] ?? Infinity) >= minBedrooms &&
      most <= maxBedrooms &&
      (!hasBounds || Number.isFinite(most))
    );
  };
}

/** The sales of bundles that answer a filter, bundle by bundle. */
type Pooled = {
  readonly rows: RowNumbers;
  /** Whether the bundle of each is not of one kind. */
  readonly isMixed: Uint8Array;
};

async function pooledRows(hidden: Hidden, filter: ListingFilter): Promise<Pooled> {
  const answers = answering(hidden, filter);
  const rows = new Int32Array(hidden.rows.length);
  const isMixed = new Uint8Array(hidden.rows.length);
  let count = 0;
  for (const bundles of await bundlesOf(hidden)) {
    for (let at = 0; at < bundles.rows.length; at += BUNDLE_SIZE) {
      const end = at + BUNDLE_SIZE;
      const [first = 0, last = 0] = [bundles.rows[at], bundles.rows[end - 1]];
      if (!answers(first, last, bundles.isMixed)) continue;
      for (let member = at; member < end; member += 1, count += 1) {
        rows[count] = bundles.rows[member] ?? 0;
        isMixed[count] = Number(bundles.isMixed);
      }
    }
  }
  return { rows: rows.subarray(0, count), isMixed: isMixed.subarray(0, count) };
}

function valuesAt(values: Float64Array, rows: RowNumbers): Float64Array {
  const column = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) column[at] = values[rows[at] ?? 0] ?? Number.NaN;
  return column;
}

/** A bundle shows the words that all its sales share by what it is made by, and no others. */
function sharedWords({ table }: Hidden, { rows, isMixed }: Pooled, name: WordFact): WordColumn {
  if (name !== 'status' && ![...TOP, ...KIND].includes(name)) {
    return { codes: new Int32Array(rows.length), words: [''], sole: 0 };
  }
  const { codes, words } = table.words(name);
  const isShown = (at: number) => isMixed[at] === 0 || !KIND.includes(name);
  const visibleCodes = rows.map((row, at) => (isShown(at) ? (codes[row] ?? 0) : 0));
  return { codes: visibleCodes, words, sole: undefined };
}

/** Of the numbers it shows the month of the sales and, where all have as many, their bedrooms. */
function sharedNumbers({ months, bedrooms }: Hidden, { rows }: Pooled, name: NumberFact) {
  const nothing = new Float64Array(rows.length).fill(Number.NaN);
  if (name === 'soldDay') return valuesAt(months, rows);
  if (name !== 'bedrooms') return nothing;
  return nothing.map((unknown, at) => {
    const first = at - (at % BUNDLE_SIZE);
    const fewest = bedrooms[rows[first] ?? 0] ?? Infinity;
    const most = bedrooms[rows[first + BUNDLE_SIZE - 1] ?? 0] ?? Infinity;
    return fewest === most && Number.isFinite(most) ? most : unknown;
  });
}

/** A bundle says nothing of what is not known of all its sales. */
function pooledMeasure({ table }: Hidden, { rows }: Pooled, name: Measure): Float64Array {
  const values = valuesAt(measured(table, name), rows);
  for (let at = 0; at < values.length; at += BUNDLE_SIZE) {
    const bundle = values.subarray(at, at + BUNDLE_SIZE);
    if (bundle.some((value) => Number.isNaN(value))) bundle.fill(Number.NaN);
  }
  return values;
}

/**
 * The restricted sales that a search's statistics may count for an anonymous viewer: each shows what
 * its bundle shows, and is only there to be added up. `sales` is everything that `bundleFilter` finds.
 */
export async function publicSales(sales: FactTable, filter: ListingFilter): Promise<Samples> {
  const hidden = hiddenSales(sales);
  const pooled = await pooledRows(hidden, filter);
  const count = pooled.rows.length;
  return {
    count,
    rows: () => allRows(count),
    words: (name) => sharedWords(hidden, pooled, name),
    numbers: (name) => sharedNumbers(hidden, pooled, name),
    measure: memoize((name) => pooledMeasure(hidden, pooled, name)),
    flags: (name) => new Uint8Array(count).fill(name === 'closed' ? 1 : 0),
    pooledFrom: 0,
  };
}
