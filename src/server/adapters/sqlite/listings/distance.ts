import type { ListingFilter } from '#src/contract/listings/search/search.ts';

const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

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

/** The box in millionths of a degree that holds the circle, for the index. */
export function boxAroundCircle(lat: number, long: number, radiusKm: number) {
  const dLat = radiusKm / KM_PER_DEGREE;
  const widest = Math.cos((Math.min(89.9, Math.abs(lat) + dLat) * Math.PI) / 180);
  const dLng = dLat / widest;
  const toE6 = (degrees: number) => Math.round(degrees * 1e6);
  return {
    south: toE6(lat - dLat) - 1,
    north: toE6(lat + dLat) + 1,
    west: toE6(long - dLng) - 1,
    east: toE6(long + dLng) + 1,
  };
}
