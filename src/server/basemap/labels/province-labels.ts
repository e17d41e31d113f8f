import type { Feature, Point } from 'geojson';

/** Placed by hand in the settled part of each province, clear of lakes and big cities. */
const places: readonly { code: string; name: string; lng: number; lat: number }[] = [
  { code: 'AB', name: 'Alberta', lng: -115, lat: 55 },
  { code: 'BC', name: 'British Columbia', lng: -124.5, lat: 54.6 },
  { code: 'MB', name: 'Manitoba', lng: -97, lat: 54.9 },
  { code: 'NB', name: 'New Brunswick', lng: -66.4, lat: 46.7 },
  { code: 'NL', name: 'Newfoundland and Labrador', lng: -60.8, lat: 53.7 },
  { code: 'NS', name: 'Nova Scotia', lng: -63.6, lat: 45.05 },
  { code: 'NT', name: 'Northwest Territories', lng: -119, lat: 64.3 },
  { code: 'NU', name: 'Nunavut', lng: -97, lat: 65.6 },
  { code: 'ON', name: 'Ontario', lng: -86, lat: 50.4 },
  { code: 'PE', name: 'Prince Edward Island', lng: -63.4, lat: 46.42 },
  { code: 'QC', name: 'Québec', lng: -73, lat: 52.4 },
  { code: 'SK', name: 'Saskatchewan', lng: -106, lat: 54.5 },
  { code: 'YT', name: 'Yukon', lng: -135.5, lat: 63.4 },
];

/** One label point for each of the 13 provinces and territories. */
export function provinceLabels(): Feature<Point>[] {
  return places.map(({ code, name, lng, lat }) => ({
    type: 'Feature',
    properties: { code, name },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }));
}
