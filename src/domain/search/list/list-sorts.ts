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
  'openHouseDateAsc',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const DEFAULT_SORT: ListSort = 'createdOnDesc';
