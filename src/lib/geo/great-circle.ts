/** Mean radius of the earth, taken as a sphere. */
export const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

/** The places within a radius of a point. */
export type Circle = { readonly lat: number; readonly lng: number; readonly radiusKm: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres from a point to others, by the haversine formula. */
export function distanceFrom(lat: number, lng: number): (lat: number, lng: number) => number {
  const cosine = Math.cos(radians(lat));
  return (toLat, toLng) => {
    const dLat = Math.sin(radians(toLat - lat) / 2);
    const dLng = Math.sin(radians(toLng - lng) / 2);
    const cosines = cosine * Math.cos(radians(toLat));
    return (
      2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, dLat * dLat + cosines * dLng * dLng)))
    );
  };
}

/** The box in millionths of a degree that holds a circle. */
export function boxAroundCircle({ lat, lng, radiusKm }: Circle) {
  const dLat = radiusKm / KM_PER_DEGREE;
  const widest = Math.cos(radians(Math.min(89.9, Math.abs(lat) + dLat)));
  const dLng = dLat / widest;
  const toE6 = (degrees: number) => Math.round(degrees * 1e6);
  return {
    southE6: toE6(lat - dLat) - 1,
    northE6: toE6(lat + dLat) + 1,
    westE6: toE6(lng - dLng) - 1,
    eastE6: toE6(lng + dLng) + 1,
  };
}
