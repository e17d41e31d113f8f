import type { LastStatus } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search.ts';
import { publicStatusesOf } from '#src/domain/listing/public-status.ts';
import { fold, slug } from '#src/lib/fold.ts';
import type { IndexFilter, NumberRange } from '#src/server/search-index/index-search.ts';
import {
  type CodeField,
  isCodeField,
  type NumberField,
} from '#src/server/search-index/row-fields.ts';
import { searchArea } from '#src/server/search-index/search-area.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { stateKey } from '../sqlite/listing-row.ts';
import { dayNumber } from '../sqlite/listing-values.ts';
import type { KeywordSets } from './keyword-sets.ts';

/** Whether a field asks for anything. */
export function isAsked(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

const asIs = (word: string) => word;

/** How the words of a field are written in its column. */
const WORDS = {
  status: asIs,
  type: asIs,
  class: asIs,
  lastStatus: asIs,
  propertyType: fold,
  style: fold,
  city: slug,
  area: slug,
  neighborhood: slug,
  state: stateKey,
  boardId: (board: number) => board,
} as const satisfies Readonly<Record<CodeField, unknown>>;

const numberOf = (value: number | string) => (typeof value === 'number' ? value : dayNumber(value));

/** The column a bound is compared with, by its name; spans meet what is asked for where they touch. */
const BOUNDS = {
  minPrice: { field: 'listPrice', isLower: true },
  maxPrice: { field: 'listPrice', isLower: false },
  minSoldPrice: { field: 'soldPrice', isLower: true },
  maxSoldPrice: { field: 'soldPrice', isLower: false },
  minBedrooms: { field: 'bedrooms', isLower: true },
  maxBedrooms: { field: 'bedrooms', isLower: false },
  minBaths: { field: 'bathrooms', isLower: true },
  maxBaths: { field: 'bathrooms', isLower: false },
  minSqft: { field: 'sqftHigh', isLower: true },
  maxSqft: { field: 'sqftLow', isLower: false },
  minYearBuilt: { field: 'yearBuiltLast', isLower: true },
  maxYearBuilt: { field: 'yearBuiltFirst', isLower: false },
  minListDate: { field: 'listDayLast', isLower: true },
  maxListDate: { field: 'listDayFirst', isLower: false },
  minSoldDate: { field: 'soldDayLast', isLower: true },
  maxSoldDate: { field: 'soldDayFirst', isLower: false },
} as const satisfies Readonly<Record<string, { field: NumberField; isLower: boolean }>>;

type Bound = keyof typeof BOUNDS;
const isBound = (name: string): name is Bound => Object.hasOwn(BOUNDS, name);

function rangesOf(filter: ListingFilter): NumberRange[] {
  const ranges = new Map<NumberField, NumberRange>();
  for (const name of Object.keys(filter).filter(isBound)) {
    const value = filter[name];
    if (value === undefined) continue;
    const { field, isLower } = BOUNDS[name];
    const known = ranges.get(field) ?? { field, min: -Infinity, max: Infinity };
    ranges.set(field, { ...known, [isLower ? 'min' : 'max']: numberOf(value) });
  }
  return [...ranges.values()];
}

/** What an anonymous viewer is shown of restricted listings with these last statuses. */
const shownAs = (codes: readonly LastStatus[]) =>
  codes.flatMap(publicStatusesOf).map(({ status, type }) => ({ status, type: type.toLowerCase() }));

function wordsOf(filter: ListingFilter): IndexFilter['anyOf'] {
  const fields = Object.keys(filter).filter(isCodeField);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const values = filter[field];
      const write = WORDS[field] as (word: string | number) => string | number;
      return values?.length ? [[field, values.map((word) => write(word))]] : [];
    }),
  );
}

const isOwnField = (name: string) => ['map', 'search', 'searchFields'].includes(name);

/** A filter in the terms of the index; undefined when it asks for something the index does not hold. */
export function indexFilter(
  filter: ListingFilter,
  viewer: Viewer,
  keywords: KeywordSets,
): IndexFilter | undefined {
  const isKnown = ([name, value]: [string, unknown]) =>
    !isAsked(value) || isOwnField(name) || isBound(name) || isCodeField(name);
  if (!Object.entries(filter).every(isKnown)) return undefined;
  const { lastStatus, map, search } = filter;
  return {
    viewer,
    anyOf: wordsOf(filter),
    ranges: rangesOf(filter),
    ...(lastStatus?.length ? { shownAs: shownAs(lastStatus) } : {}),
    ...(map ? { area: searchArea(map) } : {}),
    ...(search === undefined ? {} : { within: keywords.found(filter) }),
  };
}
