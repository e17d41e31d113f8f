import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { OpenHouseSort, Sort } from '#src/contract/listings/search/sorts.ts';

/** The sort of a page. `distance` is measured from the filter's `lat` and `long`. */
export type PageSort =
  /** By relevance: matches in the address before those in the kind of home, before all others. */
  | { readonly sort: Exclude<Sort, OpenHouseSort> | 'relevance' }
  | {
      readonly sort: OpenHouseSort;
      /** YYYY-MM-DD; open houses before this day do not count. */
      readonly openHousesFrom: string;
    };

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
 * A sort with its parameters: open houses count from the first day of the search, else from today on.
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
