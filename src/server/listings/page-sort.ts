import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { OpenHouseSort, Sort } from '#src/contract/listings/search/sorts.ts';
import type { PageSort } from './repository.ts';

const OPEN_HOUSE_SORTS: readonly string[] = [
  'openHouseDateAsc',
  'openHouseDateDesc',
] satisfies OpenHouseSort[];

const isOpenHouseSort = (sort: string): sort is OpenHouseSort => OPEN_HOUSE_SORTS.includes(sort);

/** Tells the sorts that begin at a day. */
export function isByOpenHouse<Page extends PageSort>(
  page: Page,
): page is Extract<Page, { readonly sort: OpenHouseSort }> {
  return isOpenHouseSort(page.sort);
}

/**
 * A sort with what it needs to know: open houses count from the day that the search begins at, else from
 * today on.
 *
 * @param today YYYY-MM-DD
 */
export function pageSort(
  sort: Sort | 'relevance',
  { minOpenHouseDate }: Pick<ListingFilter, 'minOpenHouseDate'>,
  today: string,
): PageSort {
  return isOpenHouseSort(sort) ? { sort, openHousesFrom: minOpenHouseDate ?? today } : { sort };
}
