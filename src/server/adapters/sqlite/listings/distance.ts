import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { EARTH_RADIUS_KM } from '#src/lib/geo/great-circle.ts';

/**
 * Kilometres from a row to the point a filter is around (haversine formula, on a sphere), as SQL.
 * The coordinates are numbers the contract has checked, so they may stand in the text.
 */
export function distanceSql({ lat = 0, long = 0 }: ListingFilter): string {
  const toRow = (column: string, degrees: number) =>
    `sin(radians(${column} / 1e6 - (${degrees})) / 2)`;
  const [dLat, dLng] = [toRow('lat_e6', lat), toRow('lng_e6', long)];
  const cosines = `cos(radians(${lat})) * cos(radians(lat_e6 / 1e6))`;
  return `${2 * EARTH_RADIUS_KM} * asin(sqrt(min(1.0, ${dLat} * ${dLat} + ${cosines} * ${dLng} * ${dLng})))`;
}
