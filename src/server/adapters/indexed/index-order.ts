import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { SortedBy } from '#src/contract/listings/search/sorts.ts';
import { SORT_COLUMNS } from '#src/domain/search/list/sort-columns.ts';
import { dayNumber } from '#src/domain/listing/field-values.ts';
import { isByOpenHouse } from '#src/domain/search/list/page-sort.ts';
import type { PageRequest } from '#src/server/listings/repository.ts';
import type { PageOrder, SortBy } from '#src/server/search-index/index-search.ts';
import type { KeywordSets } from './keyword-sets.ts';

function sortedBy(
  name: Exclude<SortedBy, 'openHouseDate'>,
  { lat = 0, long = 0 }: ListingFilter,
  ascending: boolean,
): SortBy {
  switch (name) {
    case 'distance':
      return { from: { lat, lng: long }, ascending };
    case 'listPricePerSqFt':
      return { perSqft: 'listPrice', ascending };
    case 'soldPricePerSqFt':
      return { perSqft: 'soldPrice', ascending };
    case 'statusAscListDate':
      return { field: 'listDayFirst', ascending, byStatus: true };
    case 'statusAscListPrice':
      return { field: 'listPrice', ascending, byStatus: true };
    default:
      return { field: SORT_COLUMNS[name], ascending };
  }
}

/** A page in the terms of the index. */
export function indexOrder(
  page: PageRequest,
  filter: ListingFilter,
  keywords: KeywordSets,
): PageOrder {
  const { seed, offset, limit } = page;
  if (isByOpenHouse(page)) {
    const from = dayNumber(page.openHousesFrom);
    const ascending = page.sort === 'openHouseDateAsc';
    return { by: { next: 'openHouseDays', from, ascending }, offset, limit };
  }
  const { sort } = page;
  if (sort === 'relevance') return { by: { sets: keywords.relevant(filter) }, offset, limit };
  if (sort === 'random') return { by: { shuffle: 2 * seed + 1 }, offset, limit };
  const name = sort.replace(/(Asc|Desc)$/, '') as Exclude<SortedBy, 'openHouseDate'>;
  return { by: sortedBy(name, filter, sort.endsWith('Asc')), offset, limit };
}
