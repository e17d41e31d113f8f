import type { LatLng } from '#src/domain/map/route.ts';

/** The cities a visitor can start in with one touch, with the middle of each. */
export const CITY_STARTS: readonly { readonly name: string; readonly center: LatLng }[] = [
  { name: 'Toronto', center: { lat: 43.6532, lng: -79.3832 } },
  { name: 'Vancouver', center: { lat: 49.2827, lng: -123.1207 } },
  { name: 'Calgary', center: { lat: 51.0447, lng: -114.0719 } },
  { name: 'Ottawa', center: { lat: 45.4215, lng: -75.6972 } },
  { name: 'Winnipeg', center: { lat: 49.8954, lng: -97.1385 } },
  { name: 'Halifax', center: { lat: 44.6488, lng: -63.5752 } },
];
