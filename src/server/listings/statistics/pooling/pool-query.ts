import type { FieldName } from '#src/contract/listings/search/fields/searchable-fields.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { OTHER_CONDITIONS } from '#src/contract/listings/search/search-options.ts';
import { firstOpenDay } from '#src/domain/market/pooling-months.ts';
import { SMALL_BEDROOMS } from '#src/domain/market/sale-groups.ts';
import type { SaleCell, SaleGroup, UnpooledSales } from '#src/domain/market/sale-pool.ts';
import { type FieldCondition, fieldConditions } from '#src/domain/search/field-conditions.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { WordFact } from '../../repository.ts';
import { lastOfMonth } from '../periods.ts';
import type { SampleParts } from '../facts/samples.ts';

/** Sales of a group, or waiting sales, which do not show their kind. */
type AnySales = SaleCell & Pick<SaleGroup, 'saleCount'> & Partial<Omit<SaleGroup, keyof SaleCell>>;

/** The most sales of a group that a condition may request, and whether it certainly requests that many. */
type Match = { readonly atMost: number; readonly isCertain: boolean };

type Condition = { readonly field: RequestedField; readonly match: (sales: AnySales) => Match };

/** The conditions of a search on restricted sales. */
export type PoolQuery = {
  readonly conditions: readonly Condition[];
  /** The first day of the earliest month that is not pooled yet. */
  readonly openDay: number;
};

/** The words that a group of sales shows. */
export const GROUP_WORDS = [
  'boardId',
  'city',
  'state',
  'type',
  'lastStatus',
  'class',
  'propertyType',
] as const satisfies readonly (FieldName & WordFact)[];
export type GroupWord = (typeof GROUP_WORDS)[number];
type Months = 'soldDay' | 'listDay';
type RequestedField = GroupWord | Months | 'bedrooms' | 'status';

/** Groups answer only filters on these fields: a filter on any other leaves all restricted sales out. */
const ASKED_FIELDS: ReadonlySet<string> = new Set<RequestedField>([
  ...GROUP_WORDS,
  'soldDay',
  'listDay',
  'bedrooms',
  'status',
]);

const isWord = (field: RequestedField): field is GroupWord =>
  (GROUP_WORDS as readonly string[]).includes(field);

const all = ({ saleCount }: AnySales): Match => ({ atMost: saleCount, isCertain: true });
const any = ({ saleCount }: AnySales): Match => ({ atMost: saleCount, isCertain: false });
const NONE: Match = { atMost: 0, isCertain: true };

function matchWord(field: GroupWord, words: readonly unknown[]): Condition['match'] {
  const keys = new Set(words.map(String));
  const keyOf = FIELD_READERS[field].key as (word: string) => string | number;
  const isWanted = memoize((word: string) => keys.has(String(keyOf(word))));
  return (sales) => {
    const word = sales[field];
    if (word === null || word === undefined) return any(sales);
    return isWanted(word) ? all(sales) : NONE;
  };
}

type Bounds = { readonly min: number; readonly max: number };

const isWithin = (count: number | null, { min, max }: Bounds) =>
  count !== null && count >= min && count <= max;

function matchBedrooms({ min, max }: Bounds): Condition['match'] {
  return (sales) => {
    if (!sales.bedrooms) return any(sales);
    const counts = sales.bedrooms.filter(([count]) => isWithin(count, { min, max }));
    return { atMost: counts.reduce((sum, [, count]) => sum + count, 0), isCertain: true };
  };
}

/** In a month that the bounds cut, any of the sales may be requested. */
function matchMonths(field: Months, { min, max }: Bounds): Condition['match'] {
  return (sales) => {
    const { monthDay } = sales;
    const months = field === 'soldDay' ? [monthDay, monthDay] : sales.listMonthDays;
    if (!months) return any(sales);
    const [first = 0, last = 0] = [months[0], lastOfMonth(months[1] ?? 0)];
    if (last < min || first > max) return NONE;
    return first >= min && last <= max ? all(sales) : any(sales);
  };
}

function conditionOf({
  fields: [name],
  keys,
  min = -Infinity,
  max = Infinity,
}: FieldCondition): Condition {
  const field = name as RequestedField;
  if (isWord(field)) return { field, match: matchWord(field, keys?.[0] ?? []) };
  if (field === 'status') return { field, match: all };
  if (field === 'bedrooms') return { field, match: matchBedrooms({ min, max }) };
  return { field, match: matchMonths(field, { min, max }) };
}

const isAnswered = ({ fields }: FieldCondition) =>
  fields.length === 1 && ASKED_FIELDS.has(fields[0]);

const BESIDES_FIELDS = Object.keys(OTHER_CONDITIONS) as (keyof typeof OTHER_CONDITIONS)[];

/** Whether a filter has only conditions on fields of listings, all joined by "and". */
const isOfFields = (filter: ListingFilter) =>
  BESIDES_FIELDS.every((name) =>
    name === 'operator' ? filter.operator !== 'OR' : filter[name] === undefined,
  );

/**
 * The question that a filter puts to restricted sales; undefined when it requests no sales, or has a
 * condition that groups are not made by.
 *
 * @param today YYYY-MM-DD
 */
export function poolQuery(filter: ListingFilter, today: string): PoolQuery | undefined {
  if (!filter.status.includes('U') || !isOfFields(filter)) return undefined;
  const conditions = fieldConditions(filter);
  if (!conditions.every(isAnswered)) return undefined;
  // The city comes first, as it leaves the fewest groups for the other conditions.
  const isOfCity = ({ field }: Condition) => Number(field === 'city');
  const inOrder = conditions.map(conditionOf).toSorted((a, b) => isOfCity(b) - isOfCity(a));
  return { conditions: inOrder, openDay: firstOpenDay(today) };
}

/** The part that some sales belong to, and their number; undefined when none is requested. */
type RequestedPart = { readonly part: keyof SampleParts; readonly saleCount: number } | undefined;

/** The number of sales in a group of large homes that were drawn from smaller ones. */
function drawnCount({ bedrooms, saleCount }: SaleGroup): number {
  const bedroomCounts = bedrooms.filter(([count]) => count !== null && count <= SMALL_BEDROOMS);
  const count = bedroomCounts.reduce((sum, [, sales]) => sum + sales, 0);
  return count < saleCount ? count : 0;
}

function groupPart(cutBy: ReadonlySet<RequestedField>, isDrawn: boolean): keyof SampleParts {
  if (cutBy.size === 0) return 'pooled';
  if (cutBy.size > 1) return 'cut';
  if (cutBy.has('soldDay')) return 'outside';
  return cutBy.has('bedrooms') && isDrawn ? 'drawn' : 'cut';
}

/** The requested part of a group: all of it, or less. */
export function requestedPartOfGroup(group: SaleGroup, { conditions }: PoolQuery): RequestedPart {
  let { saleCount } = group;
  const cutBy = new Set<RequestedField>();
  for (const { field, match } of conditions) {
    const { atMost, isCertain } = match(group);
    if (atMost === 0) return undefined;
    saleCount = Math.min(saleCount, atMost);
    if (!isCertain || atMost < group.saleCount) cutBy.add(field);
  }
  const isDrawn = saleCount === drawnCount(group);
  return { part: groupPart(cutBy, isDrawn), saleCount };
}

/** The requested part of waiting sales. */
export function requestedPartOfUnpooled(
  sales: UnpooledSales,
  { conditions, openDay }: PoolQuery,
): RequestedPart {
  if (conditions.some(({ match }) => match(sales).atMost === 0)) return undefined;
  return { part: sales.monthDay < openDay ? 'late' : 'open', saleCount: sales.saleCount };
}
