import type { AggregatePath } from '#src/contract/listings/statistics/aggregate-paths.ts';
import { memoize } from '#src/lib/memoize.ts';
import {
  type FactName,
  type FactTable,
  type NumberFact,
  WORD_FACTS,
  type WordFact,
} from '../repository.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import { FACT_OF } from './facts/aggregate-facts.ts';
import { wordFlags } from './facts/facts.ts';
import { rowGroups, type RowGroups, type RowNumbers } from './rows.ts';

const BUCKET_DOLLARS = { sale: 100_000, lease: 500 } as const;

/** The facts that grouping by these paths reads. */
export function factsForPaths(paths: readonly AggregatePath[]): FactName[] {
  return paths.flatMap((path) => [FACT_OF[path], 'type' as const]);
}

/**
 * Where the listings of a table are counted: the place of each listing's value, which is a path of names,
 * or 0 when the viewer does not see the value.
 */
export type Grouping = {
  readonly codes: Int32Array;
  readonly places: readonly (readonly string[])[];
};

function groupingByWord({ words }: FactTable, name: WordFact, path: AggregatePath): Grouping {
  const column = words(name);
  const names = path.split('.');
  return { codes: column.codes, places: column.words.map((word) => [...names, word]) };
}

/** Groups by a place derived from a number and from whether the home is for lease. */
function groupingByNumber(
  { numbers, words, count }: FactTable,
  name: NumberFact,
  placeOf: (number: number, isLease: boolean) => string[],
): Grouping {
  const values = numbers(name);
  const isLease = wordFlags(words('type'), ['Lease']);
  const places: string[][] = [[]];
  const codesByPlace = new Map<string, number>();
  const codeOf = (value: number, lease: boolean) => {
    const place = placeOf(value, lease);
    const key = place.join();
    const code = codesByPlace.get(key) ?? places.push(place) - 1;
    codesByPlace.set(key, code);
    return code;
  };
  // There are far fewer different numbers than listings.
  const sale = memoize((value: number) => codeOf(value, false));
  const lease = memoize((value: number) => codeOf(value, true));
  const codes = new Int32Array(count);
  for (let row = 0; row < count; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (!Number.isNaN(value)) codes[row] = isLease[row] === 1 ? lease(value) : sale(value);
  }
  return { codes, places };
}

function pricePlace(price: number, isLease: boolean): string[] {
  const type = isLease ? 'lease' : 'sale';
  const step = BUCKET_DOLLARS[type];
  const low = Math.floor(price / step) * step;
  return ['listPrice', type, `${low}-${low + step}`];
}

function isWordFact(name: FactName): name is WordFact {
  return (WORD_FACTS as readonly string[]).includes(name);
}

function groupingBy(table: FactTable, path: AggregatePath): Grouping {
  const name = FACT_OF[path];
  if (name === 'listPrice') return groupingByNumber(table, name, pricePlace);
  if (isWordFact(name)) return groupingByWord(table, name, path);
  const names = path.split('.');
  return groupingByNumber(table, name, (number) => [...names, String(number)]);
}

/** How each path groups the listings of a table. */
export async function groupingsBy(
  table: FactTable,
  paths: readonly AggregatePath[],
): Promise<Grouping[]> {
  const groupings: Grouping[] = [];
  for (const path of paths) {
    await pauseWork();
    groupings.push(groupingBy(table, path));
  }
  return groupings;
}

type Tree = { [name: string]: unknown };

/** Puts a value into a tree of names. */
export function putAt(tree: Tree, place: readonly string[], value: unknown): void {
  let at = tree;
  for (const name of place.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name] as Tree;
  }
  at[place.at(-1) ?? ''] = value;
}

/** The groups that a grouping makes of some rows. */
export function groupsOf(rows: RowNumbers, { codes, places }: Grouping): RowGroups {
  return rowGroups(rows, codes, places.length);
}

/** Computes values for groups of rows. */
export type GroupSummaries = {
  /** A summary for each group. */
  readonly summarise: (groups: RowGroups) => ArrayLike<unknown>;
  /** The number of rows in each group that count. */
  readonly sizesOf: (groups: RowGroups) => ArrayLike<number>;
};

/** The order of names, one level after the other. */
function comparePlaces(one: readonly string[], other: readonly string[]): number {
  for (const [at, name] of one.entries()) {
    const otherName = other[at] ?? '';
    if (name !== otherName) return name < otherName ? -1 : 1;
  }
  return one.length - other.length;
}

/**
 * The groups with rows and a name, the largest first; some fields have a group for nearly every listing.
 */
async function filledGroups(
  { places }: Grouping,
  sizes: ArrayLike<number>,
): Promise<Uint32Array<ArrayBuffer>> {
  const filled = Uint32Array.from(
    places.keys().filter((group) => (sizes[group] ?? 0) > 0 && places[group]?.at(-1)),
  );
  const sorting = sortInSlices(
    filled,
    (one, other) =>
      (sizes[other] ?? 0) - (sizes[one] ?? 0) ||
      comparePlaces(places[one] ?? [], places[other] ?? []),
  );
  for (;;) {
    const step = sorting.next();
    if (step.done) return step.value;
    await pauseWork();
  }
}

/** The number of groups put into the tree between two pauses. */
const GROUPS_A_TURN = 512;

/**
 * The summaries of the groups of each grouping, nested as the paths are. The value with most rows comes
 * first, except that objects order names that are numbers by themselves.
 */
export async function summariesByGroup(
  rows: RowNumbers,
  groupings: readonly Grouping[],
  { summarise, sizesOf }: GroupSummaries,
): Promise<Tree> {
  const tree: Tree = {};
  for (const grouping of groupings) {
    await pauseWork();
    const groups = groupsOf(rows, grouping);
    const [sizes, summaries] = [sizesOf(groups), summarise(groups)];
    let count = 0;
    for (const group of await filledGroups(grouping, sizes)) {
      putAt(tree, grouping.places[group] ?? [], summaries[group]);
      count += 1;
      if (count % GROUPS_A_TURN === 0) await pauseWork();
    }
  }
  return tree;
}
