/** What one customer may have, and characters. */
export const CUSTOMER_LIMITS = {
  savedHomes: 500,
  savedSearches: 50,
  /** Homes in one call. */
  homesAtOnce: 200,
  searchName: 60,
  searchAddress: 2000,
} as const;
