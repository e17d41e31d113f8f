import type { ListingFilter } from '#src/contract/listing-search.ts';
import { fold } from '#src/lib/fold.ts';
import type { FactName, ListingFacts } from '../repository.ts';
import { firstOfMonth } from './periods.ts';
import { isClosed, type Measure, measureOf, type Sample } from './sample.ts';

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
const TOP: readonly FactName[] = ['boardId', 'city', 'state', 'type', 'lastStatus'];
const KIND: readonly FactName[] = ['class', 'propertyType'];

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

type Bundle = {
  readonly facts: ListingFacts;
  /** The fewest and the most bedrooms in it; infinite where that is not known of all. */
  readonly bedrooms: { readonly fewest: number; readonly most: number };
  readonly sales: readonly ListingFacts[];
};

const monthOf = ({ soldDay }: ListingFacts) => firstOfMonth(Number(soldDay));

function groupsBy(sales: readonly ListingFacts[], keyOf: (sale: ListingFacts) => unknown) {
  return [...Map.groupBy(sales, (sale) => JSON.stringify(keyOf(sale))).values()];
}

function bedroomsOf({ bedrooms }: ListingFacts): number {
  return typeof bedrooms === 'number' ? bedrooms : Infinity;
}

function inOrder(a: ListingFacts, b: ListingFacts): number {
  const [bedroomsA, bedroomsB] = [bedroomsOf(a), bedroomsOf(b)];
  if (bedroomsA !== bedroomsB) return bedroomsA - bedroomsB;
  return Number(a.soldDay) - Number(b.soldDay) || Number(a.shuffle) - Number(b.shuffle);
}

/** A bundle shows what all its sales have in common by the names it is made by. */
function bundleOf(sales: readonly ListingFacts[], names: readonly FactName[]): Bundle {
  const [first = {}] = sales;
  const [fewest, most] = [bedroomsOf(first), bedroomsOf(sales.at(-1) ?? {})];
  const shared = Object.fromEntries(names.map((name) => [name, first[name] ?? null]));
  const soldDay = monthOf(first);
  return {
    facts: {
      ...shared,
      status: 'U',
      listDay: null,
      soldDay,
      bedrooms: fewest === most && Number.isFinite(most) ? most : null,
    },
    bedrooms: { fewest, most },
    sales,
  };
}

/** Ties sales into bundles, and gives back the one to four that are over. */
function inFives(sales: readonly ListingFacts[], names: readonly FactName[]) {
  const ordered = sales.toSorted(inOrder);
  const count = Math.floor(ordered.length / BUNDLE_SIZE);
  const bundles = Array.from({ length: count }, (_, i) =>
    bundleOf(ordered.slice(i * BUNDLE_SIZE, (i + 1) * BUNDLE_SIZE), names),
  );
  return { bundles, over: ordered.slice(count * BUNDLE_SIZE) };
}

/** The bundles of one month of a city: of each property type, then of what these left over. */
function bundlesOfMonth(sales: readonly ListingFacts[]): Bundle[] {
  const byKind = groupsBy(sales, (sale) => KIND.map((name) => sale[name])).map((group) =>
    inFives(group, [...TOP, ...KIND]),
  );
  const mixed = inFives(
    byKind.flatMap(({ over }) => over),
    TOP,
  );
  return [...byKind.flatMap(({ bundles }) => bundles), ...mixed.bundles];
}

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
  const asked = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (operator === 'OR' || !asked.every(([name]) => BUNDLE_FILTERS.has(name))) return undefined;
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

function answers({ facts, bedrooms }: Bundle, filter: ListingFilter): boolean {
  const classWord = String(facts.class ?? '')
    .replace(/Property$/, '')
    .toLowerCase();
  const kind = fold(String(facts.propertyType ?? ''));
  const { minBedrooms = -Infinity, maxBedrooms = Infinity } = filter;
  const hasBounds = filter.minBedrooms !== undefined || filter.maxBedrooms !== undefined;
  return (
    (!filter.class?.length || filter.class.some((word) => word === classWord)) &&
    (!filter.propertyType?.length || filter.propertyType.map(fold).includes(kind)) &&
    bedrooms.fewest >= minBedrooms &&
    bedrooms.most <= maxBedrooms &&
    (!hasBounds || Number.isFinite(bedrooms.most))
  );
}

/** A bundle says nothing of what is not known of all its sales. */
function pooledValues(sales: readonly ListingFacts[], name: Measure): number[] {
  const known = sales.map((sale) => measureOf(sale, name)).filter((value) => value !== null);
  return known.length === sales.length ? known : [];
}

/** The sales of a bundle: each shows what all of them share, and is only there to be added up. */
function pooledSamples({ facts, sales }: Bundle): Sample[] {
  const values = new Map<Measure, number[]>();
  const valuesOf = (name: Measure) => {
    const known = values.get(name) ?? pooledValues(sales, name);
    values.set(name, known);
    return known;
  };
  return sales.map((_, at) => ({
    facts,
    measure: (name) => valuesOf(name)[at] ?? null,
    isClosed: true,
    hasDays: false,
    isPooled: true,
  }));
}

/**
 * The restricted sales that a search's statistics may count for an anonymous viewer. `sales` are the
 * facts of everything that `bundleFilter` finds.
 */
export function publicSales(sales: readonly ListingFacts[], filter: ListingFilter): Sample[] {
  const hidden = sales.filter(
    (sale) => sale.restricted === 1 && isClosed(sale) && typeof sale.soldDay === 'number',
  );
  const months = groupsBy(hidden, (sale) => [...TOP.map((name) => sale[name]), monthOf(sale)]);
  return months
    .flatMap(bundlesOfMonth)
    .filter((bundle) => answers(bundle, filter))
    .flatMap(pooledSamples);
}
