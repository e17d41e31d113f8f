import type { AnySummary } from '#src/contract/listing.ts';
import { mapPath } from './map-route.ts';
import { pagePath } from './routes.ts';

const CITY_ZOOM = 12;
const LISTING_ZOOM = 16;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The map over a page of listings, or the plain map when there are none. */
export function mapAround(listings: readonly AnySummary[]): string {
  if (listings.length === 0) return pagePath('/map');
  const lat = mean(listings.map(({ map }) => map.latitude));
  const lng = mean(listings.map(({ map }) => map.longitude));
  return mapPath({ center: { lat, lng }, zoom: CITY_ZOOM });
}

/** The map focused on one listing. */
export function mapOf(listing: AnySummary): string {
  const { latitude: lat, longitude: lng } = listing.map;
  return mapPath({ center: { lat, lng }, zoom: LISTING_ZOOM }, listing);
}
