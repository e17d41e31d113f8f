import type { AnySummary, Position } from '#src/contract/listings/listing.ts';
import { mapPath } from './route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** Zoom of a map over a city. */
export const CITY_ZOOM = 12;
const LISTING_ZOOM = 16;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean point of listings; undefined where no place is known. */
export function centreOf(listings: readonly AnySummary[]): LatLng | undefined {
  const points = listings.flatMap(({ map }) => map ?? []);
  if (points.length === 0) return undefined;
  return {
    lat: mean(points.map(({ latitude }) => latitude)),
    lng: mean(points.map(({ longitude }) => longitude)),
  };
}

/** The map focused on one listing; undefined where its place is not known. */
export function listingMapPath(listing: AnySummary): string | undefined {
  if (!listing.map) return undefined;
  const { latitude: lat, longitude: lng } = listing.map;
  return mapPath({ center: { lat, lng }, zoom: LISTING_ZOOM }, listing);
}

/** Directions to a home: an address that phones open in Google Maps where it is installed ("Maps URLs"). */
export function directionsHref({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
}
