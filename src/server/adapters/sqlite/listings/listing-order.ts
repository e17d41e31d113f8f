import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { SortedBy } from '#src/contract/listings/search/sorts.ts';
import type { SearchField } from '#src/contract/listings/search/search-fields.ts';
import { dayNumber } from '#src/domain/listing/field-values.ts';
import { sortColumn } from '#src/domain/search/list/sort-columns.ts';
import { isByOpenHouse } from '#src/domain/search/list/page-sort.ts';
import type { PageRequest } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './rows/audience.ts';
import type { Condition } from './where/condition.ts';
import { distanceSql } from './distance.ts';
import { type Keywords, textQuery, type WordEndings } from './text/text-query.ts';
import { columnOf } from './rows/row-columns.ts';
import { LISTING_OF_TEXT } from './text/text-key.ts';

const middleSqft = '((sqft_low + sqft_high) / 2.0)';
const perSqft = (price: string) => `(${price} / nullif(${middleSqft}, 0))`;

/** Sorts by values that are computed from the columns of a row. */
const WORKED_OUT: Readonly<Partial<Record<SortedBy, string>>> = {
  listPricePerSqFt: perSqft('list_price'),
  soldPricePerSqFt: perSqft('sold_price'),
  statusAscListDate: 'list_day_first',
  statusAscListPrice: 'list_price',
};

/** The fields in which a match is most relevant, the best first. */
const RELEVANT_FIELDS: readonly (readonly SearchField[])[] = [
  [
    'mlsNumber',
    'address.streetNumber',
    'address.streetName',
    'address.neighborhood',
    'address.area',
    'address.city',
  ],
  ['details.propertyType', 'details.style'],
];

const plain = (parts: readonly string[]): Condition => ({ sql: parts.join(', '), values: [] });

/** Queries for the better matches of a keyword search, the best first. */
export function relevanceQueries(search: Keywords, endingsOf?: WordEndings): string[] {
  return RELEVANT_FIELDS.map((fields) => textQuery(search, fields, endingsOf).wanted).filter(
    Boolean,
  );
}

/**
 * Matches in the better fields first, among equals the latest change. The rank of the full-text index is
 * not used: it depends on how often a word stands in all texts, those of hidden listings too. For the same
 * reason restricted listings, which come last, are not ordered by their texts.
 */
function relevanceOrder(filter: ListingFilter, last: string): Condition {
  const queries = relevanceQueries(filter);
  const matches = queries.map(
    () =>
      `(NOT ${last} AND listing_id IN (SELECT ${LISTING_OF_TEXT} FROM listing_text WHERE listing_text MATCH ?)) DESC`,
  );
  const shuffledLast = `CASE WHEN ${last} THEN shuffle END`;
  const parts = [last, ...matches, 'updated_second DESC NULLS LAST', shuffledLast, 'listing_id'];
  return { sql: parts.join(', '), values: queries };
}

/** The lowest number of a list, as JSON, that is `from` or more. */
const nextOf = (column: string, from: number) =>
  `(SELECT min(value) FROM json_each(${column}) WHERE value >= ${from})`;

/** The expression that a sort orders by; undefined for a shuffle. */
function sortedExpression(name: SortedBy | 'random', filter: ListingFilter): string | undefined {
  if (name === 'random') return undefined;
  if (name === 'distance') return distanceSql(filter);
  const column = sortColumn(name);
  return column ? columnOf(column) : WORKED_OUT[name];
}

/**
 * ORDER BY of a sort. Restricted listings come last and among themselves by their shuffled number,
 * so that their places tell nothing; listings without the value come before them. Ties are broken by
 * id, so that pages never overlap.
 */
export function listingOrder(page: PageRequest, filter: ListingFilter): Condition {
  const { sort, seed } = page;
  const last = `audience = ${AUDIENCE.anonymous}`;
  if (sort === 'relevance') return relevanceOrder(filter, last);
  // An odd multiplier permutes the 31-bit numbers: another seed is another shuffle of all of them.
  const shuffleExpression = `(shuffle * ${2 * seed + 1}) & 2147483647`;
  const name = sort.replace(/(Asc|Desc)$/, '') as SortedBy | 'random';
  const expression = isByOpenHouse(page)
    ? nextOf('open_house_days', dayNumber(page.openHousesFrom))
    : sortedExpression(name, filter);
  if (expression === undefined) return plain([last, shuffleExpression, 'listing_id']);
  const direction = sort.endsWith('Asc') ? 'ASC' : 'DESC';
  const byStatus = name.startsWith('statusAsc') ? ['status'] : [];
  const orderTerm = `${expression} ${direction} NULLS LAST`;
  const shuffledLast = `CASE WHEN ${last} THEN shuffle END`;
  return plain([last, ...byStatus, orderTerm, shuffledLast, 'listing_id']);
}
