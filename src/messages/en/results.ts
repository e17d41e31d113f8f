/** Lists of homes. */
export const results = {
  homes: 'Homes',
  chooseTitle: 'Homes by city',
  pageTitle: (place: string, page: number) =>
    page > 1 ? `Homes for sale in ${place}, page ${page}` : `Homes for sale in ${place}`,
  pageDescription: (place: string, count: number) =>
    `${count.toLocaleString('en-CA')} homes for sale in ${place}, with photos, prices and a map.`,
  place: (city: string, province: string) => `${city}, ${province}`,
  count: (range: { first: number; last: number }, total: number) =>
    `${range.first.toLocaleString('en-CA')} - ${range.last.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')} Homes`,
  seeOnMap: 'See these on the map',
  noPlace: 'No city or province selected.',
  noPlaceHint: 'Choose a city to see its homes, or look around on the map.',
  noResults: 'No results found. Please try another search.',
  noResultsHint: 'Look at a wider area on the map, or try a city nearby.',
  openMap: 'Open the map',
  pages: 'Pages of homes',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages.toLocaleString('en-CA')}`,
  firstPage: 'First page',
  lastPage: 'Last page',
  failed: 'The homes could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  offline: 'You are currently offline.',
} as const;
