import type { AnySummary } from '#src/contract/listings/listing.ts';
import { mapPath } from './route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** Of a map over a city. */
export const CITY_ZOOM = 12;
const LISTING_ZOOM = 16;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean point of listings; undefined for none. */
export function centreOf(listings: readonly AnySummary[]): LatLng | undefined {
  if (listings.length === 0) return undefined;
  return {
    lat: mean(listings.map(({ map }) => map.latitude)),
    lng: mean(listings.map(({ map }) => map.longitude)),
  };
}

/** The map focused on one listing. */
export function mapOf(listing: AnySummary): string {
  const { latitude: lat, longitude: lng } = listing.map;
  return mapPath({ center: { lat, lng }, zoom: LISTING_ZOOM }, listing);
}
