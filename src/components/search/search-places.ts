import type { LatLng } from '#src/lib/geo/shapes.ts';

type SearchCity = { readonly name: string; readonly center: LatLng };

/** The provinces of the search page, by code, with their larger cities and the middle of each. */
export const SEARCH_PLACES: readonly {
  readonly code: string;
  readonly cities: readonly SearchCity[];
}[] = [
  {
    code: 'ON',
    cities: [
      { name: 'Toronto', center: { lat: 43.6532, lng: -79.3832 } },
      { name: 'Ottawa', center: { lat: 45.4215, lng: -75.6972 } },
      { name: 'Mississauga', center: { lat: 43.589, lng: -79.6441 } },
      { name: 'Brampton', center: { lat: 43.6834, lng: -79.7663 } },
      { name: 'Hamilton', center: { lat: 43.2557, lng: -79.8711 } },
      { name: 'Oakville', center: { lat: 43.4501, lng: -79.6829 } },
    ],
  },
  {
    code: 'BC',
    cities: [
      { name: 'Vancouver', center: { lat: 49.2827, lng: -123.1207 } },
      { name: 'Victoria', center: { lat: 48.4284, lng: -123.3656 } },
      { name: 'Surrey', center: { lat: 49.1913, lng: -122.849 } },
    ],
  },
  {
    code: 'AB',
    cities: [
      { name: 'Calgary', center: { lat: 51.0447, lng: -114.0719 } },
      { name: 'Edmonton', center: { lat: 53.5461, lng: -113.4938 } },
    ],
  },
  { code: 'MB', cities: [{ name: 'Winnipeg', center: { lat: 49.8954, lng: -97.1385 } }] },
  {
    code: 'SK',
    cities: [
      { name: 'Regina', center: { lat: 50.4452, lng: -104.6189 } },
      { name: 'Saskatoon', center: { lat: 52.1332, lng: -106.67 } },
    ],
  },
  { code: 'NS', cities: [{ name: 'Halifax', center: { lat: 44.6488, lng: -63.5752 } }] },
];
