import { formatNumber } from '../format.ts';

/** Lists of homes. */
export const results = {
  homes: 'Homes',
  chooseTitle: 'Homes by city',
  pageTitle: (what: string, place: string, page: number) =>
    page > 1 ? `${what} in ${place}, page ${page}` : `${what} in ${place}`,
  pageDescription: (what: string, place: string, count: number) =>
    `${formatNumber(count)} ${what.charAt(0).toLowerCase()}${what.slice(1)} in ${place}, with photos, prices and a map.`,
  what: {
    sale: { active: 'Homes for sale', closed: 'Sold homes', both: 'Homes for sale and sold' },
    lease: {
      active: 'Homes for lease',
      closed: 'Leased homes',
      both: 'Homes for lease and leased',
    },
  },
  place: (city: string, province: string) => `${city}, ${province}`,
  seeOnMap: 'See these on the map',
  map: 'Map',
  noPlace: 'No city or province selected.',
  noPlaceHint: 'Choose a city to see its homes, or look around on the map.',
  noResults: 'No results found. Please try another search.',
  noResultsHint: 'Look at a wider area on the map, or try a city nearby.',
  openMap: 'Open the map',
  homesIn: (place: string) => `Homes in ${place}`,
  yourAreas: (count: number) => (count === 1 ? 'your area' : `${count} areas`),
  drawnAreas: 'Areas you have drawn',
  drawnArea: (number: number) => `Area ${number}`,
  removeArea: (number: number) => `Remove area ${number}`,
  unknownPlace: (name: string) => `We don’t know a place called “${name}”`,
  unknownPlaceHint: 'Check the spelling, or choose one of these.',
  unknownPlaceAlone: 'Check the spelling, or search for a city, a neighbourhood or a postal code.',
  chooseCity: (city: string) => `Which ${city}?`,
  chooseCityHint: (city: string) => `More than one city is called ${city}.`,
  cityCount: (count: number) =>
    count === 1 ? '1 home for sale' : `${formatNumber(count)} homes for sale`,
  failed: 'The homes could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  offline: 'You are currently offline.',

  suggestions: (city: string) => `More homes around ${city}`,
  loadingSuggestions: 'Looking for more places',
  popularSearches: 'Popular Searches',
  nearbyCities: 'Nearby Cities',
  popularCities: 'Popular Cities',
  recentListings: 'Recent Listings',
  popularSearch: {
    condos: (city: string) => `Condos in ${city}`,
    detached: (city: string) => `Detached homes in ${city}`,
    under: (city: string, price: string) => `Under ${price} in ${city}`,
    bedrooms: (city: string, count: string) => `${count}+ beds in ${city}`,
    new: (city: string) => `New this week in ${city}`,
    lease: (city: string) => `For lease in ${city}`,
  },
} as const;
