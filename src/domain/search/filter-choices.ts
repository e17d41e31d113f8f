/** Days since a home was listed that can be asked for; null is "All". */
export const LISTED_WITHIN_DAYS = [null, 1, 3, 7, 14, 30, 90] as const;
export type ListedWithinDays = (typeof LISTED_WITHIN_DAYS)[number];

/** Days since a home was sold or leased that can be asked for: to half a year, then years of 360. */
export const CLOSED_WITHIN_DAYS = [
  null,
  1,
  3,
  7,
  30,
  90,
  180,
  ...([360, 720, 1080, 1440, 1800, 2160, 2520] as const),
] as const;
export type ClosedWithinDays = (typeof CLOSED_WITHIN_DAYS)[number];

export const DAYS_IN_YEAR = 360;
export const CLOSED_WITHIN_DEFAULT = 90;

/** "Any" and 1+ to 5+, for bedrooms and bathrooms. */
export const AT_LEAST = [0, 1, 2, 3, 4, 5] as const;
export type AtLeast = (typeof AT_LEAST)[number];

/** Square feet: any, or 500 to 3500 in steps of 250. */
export const MIN_SQFT = [null, ...Array.from({ length: 13 }, (_, i) => 500 + 250 * i)] as readonly (
  number | null
)[];

/** What one may choose with how lists are sorted, as the provider's API names it. */
export const LIST_SORTS = [
  'random',
  'createdOnDesc',
  'yearBuiltAsc',
  'listPriceDesc',
  'listPriceAsc',
  'bedsDesc',
  'bedsAsc',
  'bathsDesc',
  'bathsAsc',
  'sqftDesc',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const DEFAULT_SORT: ListSort = 'createdOnDesc';

export const KEYWORDS_LIMIT = 100;
