/** Words that narrow `search`: where a keyword is looked for. */
export const SEARCH_FIELDS = [
  'mlsNumber',
  'address.streetNumber',
  'address.streetName',
  'address.streetSuffix',
  'address.unitNumber',
  'address.city',
  'address.area',
  'address.neighborhood',
  'address.state',
  'address.zip',
  'details.description',
  'details.extras',
  'details.propertyType',
  'details.style',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
