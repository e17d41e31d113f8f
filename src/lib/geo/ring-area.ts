const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Square kilometres inside a ring of [lng, lat] degrees on a sphere (Chamberlain and Duquette, 2007,
 * "Some Algorithms for Polygons on a Sphere", equation 4).
 */
export function ringAreaKm2(ring: readonly (readonly [number, number])[]): number {
  const sum = ring.reduce((total, [lng, lat], index) => {
    const [lngBefore, latBefore] = ring.at(index - 1) ?? [lng, lat];
    const weight = 2 + Math.sin(radians(latBefore)) + Math.sin(radians(lat));
    return total + radians(lng - lngBefore) * weight;
  }, 0);
  return Math.abs((sum * EARTH_RADIUS_KM ** 2) / 2);
}
