import type { SortedBy } from '#src/contract/listings/search/sorts.ts';

/**
 * The value of a listing that a sort orders by. Sorts computed from several values or from the search
 * itself are not included.
 */
export const SORT_COLUMNS = {
  updatedOn: 'updatedSecond',
  createdOn: 'listDayFirst',
  repliersUpdatedOn: 'repliersUpdatedSecond',
  listPrice: 'listPrice',
  price: 'price',
  soldPrice: 'soldPrice',
  soldDate: 'soldDayFirst',
  beds: 'bedrooms',
  baths: 'bathrooms',
  sqft: 'sqftLow',
  yearBuilt: 'yearBuiltFirst',
} as const satisfies Readonly<Partial<Record<SortedBy, string>>>;
export type SortColumn = (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];

/** The column of a sort in either direction; undefined where the order is computed. */
export function sortColumn(sortedBy: SortedBy): SortColumn | undefined {
  return Object.hasOwn(SORT_COLUMNS, sortedBy)
    ? SORT_COLUMNS[sortedBy as keyof typeof SORT_COLUMNS]
    : undefined;
}
