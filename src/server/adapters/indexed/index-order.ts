import type { NumberField } from '#src/server/search-index/row-fields.ts';
import type { PageOrder } from '#src/server/search-index/index-search.ts';
import type { PageRequest } from '#src/server/listings/repository.ts';
import type { ListingFilter } from '#src/contract/listings/search.ts';
import type { KeywordSets } from './keyword-sets.ts';

const FIELDS: ReadonlyMap<string, NumberField> = new Map([
  ['updatedOn', 'updatedSecond'],
  ['repliersUpdatedOn', 'updatedSecond'],
  ['createdOn', 'listDayFirst'],
  ['listPrice', 'listPrice'],
  ['soldPrice', 'soldPrice'],
  ['soldDate', 'soldDayFirst'],
  ['beds', 'bedrooms'],
  ['baths', 'bathrooms'],
  ['sqft', 'sqftLow'],
  ['yearBuilt', 'yearBuiltFirst'],
]);

/** A page in the terms of the index; undefined when it is sorted by something the index does not hold. */
export function indexOrder(
  { sort, seed, offset, limit }: PageRequest,
  filter: ListingFilter,
  keywords: KeywordSets,
): PageOrder | undefined {
  if (sort === 'relevance') {
    return filter.search === undefined
      ? undefined
      : { by: { sets: keywords.relevant(filter) }, offset, limit };
  }
  if (sort === 'random') return { by: { shuffle: 2 * seed + 1 }, offset, limit };
  const field = FIELDS.get(sort.replace(/(Asc|Desc)$/, ''));
  return field && { by: { field, ascending: sort.endsWith('Asc') }, offset, limit };
}
