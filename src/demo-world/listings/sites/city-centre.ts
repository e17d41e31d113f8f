import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { City } from '../market/market.ts';
import { distanceKm } from './nearest-land.ts';

/** Radius of the middle of a city of a million; others scale with the root of their population. */
const MILLION_KM = 1.8;

/** Whether a point lies in the middle of a city, where it is built up from wall to wall. */
export function isCentral(city: Pick<City, 'lat' | 'lng' | 'population'>, point: LatLng): boolean {
  return distanceKm(city, point) < MILLION_KM * Math.sqrt(city.population / 1_000_000);
}
