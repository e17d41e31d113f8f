import type { SortedBy } from '#src/contract/listings/search/sorts.ts';
import { sortColumn } from '#src/domain/search/list/sort-columns.ts';
import type { NumberField } from '#src/server/search-index/row-fields.ts';
import type { PageOrder } from '#src/server/search-index/index-search.ts';
import type { PageRequest } from '#src/server/listings/repository.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { KeywordSets } from './keyword-sets.ts';

/** A page in the terms of the index; undefined when what it is sorted by is worked out. */
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
  const field: NumberField | undefined = sortColumn(sort.replace(/(Asc|Desc)$/, '') as SortedBy);
  return field && { by: { field, ascending: sort.endsWith('Asc') }, offset, limit };
}
