import type { LatLng, LngLat } from './shapes.ts';

/** Six decimals of a degree: a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A position to a tenth of a metre. */
export function roundedPosition([lng, lat]: LngLat): LngLat {
  return [rounded(lng), rounded(lat)];
}

/** The same of a location. */
export function roundedLocation({ lat, lng }: LatLng): LatLng {
  return { lat: rounded(lat), lng: rounded(lng) };
}
