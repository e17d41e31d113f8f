/** The choices for sorting lists, by their names in the provider's API. */
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
