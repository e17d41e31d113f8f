import type { LatLng, LngLat } from '#src/lib/geo/shapes.ts';

/** A position to six decimals of a degree, a tenth of a metre. */
export function roundedLocation([lng, lat]: LngLat): LatLng {
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lat: round(lat), lng: round(lng) };
}
