import type { LastStatus } from '#src/contract/listings/listing.ts';
import type { FieldParameterName } from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { publicStatusesOf } from '#src/domain/listing/status/public-status.ts';
import { budgetOf } from '#src/domain/budget/budget.ts';
import { alternativesOf, areDisjoint } from '#src/domain/search/alternatives.ts';
import { type FieldCondition, fieldConditions } from '#src/domain/search/field-conditions.ts';
import type { IndexFilter, NumberRange } from '#src/server/search-index/index-search.ts';
import {
  type CodeField,
  isCodeField,
  isNumberField,
  isSpanField,
  type NumberField,
  SPAN_ENDS,
} from '#src/server/search-index/row-fields.ts';
import { searchArea } from '#src/server/search-index/search-area.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { upkeepRooms } from '../upkeep-rooms.ts';
import type { KeywordSets } from './keyword-sets.ts';

type OtherCondition = Exclude<keyof ListingFilter, FieldParameterName>;

/** Whether the index answers what is asked besides the fields of a listing. */
const IS_ANSWERED: Readonly<Record<OtherCondition, boolean>> = {
  map: true,
  search: true,
  searchFields: true,
  mapOperator: false,
  lat: false,
  long: false,
  radius: false,
  amenitiesOperator: true,
  operator: false,
  queries: true,
  maxMonthlyCost: true,
  availableCash: true,
  mortgageRate: true,
  amortizationYears: true,
};

const OTHER_CONDITIONS = Object.keys(IS_ANSWERED) as OtherCondition[];

const isBeyondIndex = (filter: ListingFilter) =>
  OTHER_CONDITIONS.some((name) => filter[name] !== undefined && !IS_ANSWERED[name]);

/** The ends of a range in the columns of the index; spans meet what is asked for where they touch. */
function rangesOf({ fields: [field], min, max }: FieldCondition): NumberRange[] | undefined {
  const range = (of: NumberField, from = -Infinity, to = Infinity) => ({
    field: of,
    min: from,
    max: to,
  });
  if (isNumberField(field)) return [range(field, min, max)];
  if (!isSpanField(field)) return undefined;
  const [low, high] = SPAN_ENDS[field];
  return [
    ...(min === undefined ? [] : [range(high, min)]),
    ...(max === undefined ? [] : [range(low, undefined, max)]),
  ];
}

/** What an anonymous viewer is shown of restricted listings with these last statuses. */
const shownAs = (codes: readonly LastStatus[]) =>
  codes.flatMap(publicStatusesOf).map(({ status, type }) => ({ status, type: type.toLowerCase() }));

type Columns = Pick<IndexFilter, 'anyOf' | 'ranges'>;

/** The fields in the columns of the index; undefined when it does not hold one of them. */
function columnsOf(conditions: readonly FieldCondition[]): Columns | undefined {
  const anyOf: Partial<Record<CodeField, readonly (string | number)[]>> = {};
  const ranges: NumberRange[] = [];
  for (const field of conditions) {
    const [name, ...others] = field.fields;
    const [keys] = field.keys ?? [];
    if (others.length > 0) return undefined;
    if (keys) {
      if (!isCodeField(name)) return undefined;
      anyOf[name] = keys;
    } else {
      const fieldRanges = rangesOf(field);
      if (!fieldRanges) return undefined;
      ranges.push(...fieldRanges);
    }
  }
  return { anyOf, ranges };
}

function indexFilter(
  filter: ListingFilter,
  viewer: Exclude<Viewer, 'trusted'>,
  keywords: KeywordSets,
): IndexFilter | undefined {
  const columns = columnsOf(fieldConditions(filter));
  if (!columns || isBeyondIndex(filter)) return undefined;
  const { lastStatus, map, search } = filter;
  const budget = budgetOf(filter);
  return {
    viewer,
    ranges: columns.ranges,
    // A budget is for a sale.
    anyOf: budget ? { ...columns.anyOf, type: ['sale'] } : columns.anyOf,
    ...(budget ? { budget: upkeepRooms(budget) } : {}),
    ...(lastStatus?.length ? { shownAs: shownAs(lastStatus) } : {}),
    ...(map ? { area: searchArea(map) } : {}),
    ...(search === undefined ? {} : { within: keywords.matchesOf(filter) }),
  };
}

/**
 * The filters of the index of which a row has to match one; undefined when one asks for something that
 * the table of searchable fields leaves to the database, or a row might match two of them. A name that
 * is in no table is refused.
 */
export function indexFilters(
  filter: ListingFilter,
  viewer: Exclude<Viewer, 'trusted'>,
  keywords: KeywordSets,
): readonly [IndexFilter, ...IndexFilter[]] | undefined {
  const alternatives = alternativesOf(filter);
  if (alternatives.length > 1 && !areDisjoint(alternatives)) return undefined;
  const filters = alternatives.map((each) => indexFilter(each, viewer, keywords));
  const [first, ...others] = filters.filter((each) => each !== undefined);
  return first && others.length + 1 === filters.length ? [first, ...others] : undefined;
}
