import type { SortedBy } from '#src/contract/listings/search/sorts.ts';

/**
 * The value of a listing that a sort puts in order. Not in it is what is worked out of several values
 * or of the search itself.
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

/** The column of a sort, whichever its direction; undefined where it is worked out. */
export function sortColumn(sortedBy: SortedBy): SortColumn | undefined {
  return Object.hasOwn(SORT_COLUMNS, sortedBy)
    ? SORT_COLUMNS[sortedBy as keyof typeof SORT_COLUMNS]
    : undefined;
}
