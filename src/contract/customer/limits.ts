/** How much one customer may have, and lengths in characters. */
export const CUSTOMER_LIMITS = {
  savedHomes: 500,
  savedSearches: 50,
  /** Homes in one call. */
  homesAtOnce: 200,
  searchName: 60,
  /** Room for five drawn areas. */
  searchAddress: 5000,
} as const;
