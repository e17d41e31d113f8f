const SORTED_BY = [
  'updatedOn',
  'createdOn',
  'repliersUpdatedOn',
  'listPrice',
  /** The sold price of a closed listing, the list price of any other. */
  'price',
  'soldPrice',
  'soldDate',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'listPricePerSqFt',
  'soldPricePerSqFt',
  /** The next open house from `minOpenHouseDate` on, else from today on. */
  'openHouseDate',
  'statusAscListDate',
  'statusAscListPrice',
  'distance',
] as const;
/** What listings can be sorted by, in either direction. */
export type SortedBy = (typeof SORTED_BY)[number];

/** Every order of a search: each of `SORTED_BY` in both directions, and a shuffle. */
export const SORTS = [
  ...SORTED_BY.flatMap((name) => [`${name}Desc`, `${name}Asc`] as const),
  'random',
] as const;
export type Sort = (typeof SORTS)[number];

/** The orders that begin at a day. */
export type OpenHouseSort = Extract<Sort, `openHouseDate${string}`>;
