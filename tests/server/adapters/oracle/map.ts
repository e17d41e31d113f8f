import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { KnownHome } from './visible-values.ts';

type Ring = readonly (readonly [number, number])[];

/** Even-odd rule, over the sides that a ray to the north crosses. */
function isInRing(ring: Ring, { lat, lng }: KnownHome): boolean {
  const crossings = ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    if (x1 > lng === x2 > lng) return false;
    return y1 + ((lng - x1) / (x2 - x1)) * (y2 - y1) > lat;
  });
  return crossings.length % 2 === 1;
}

const sixth = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The sides of a rectangle belong to it. */
function isInBox(ring: Ring, { lat, lng }: KnownHome): boolean {
  const [xs, ys] = [ring.map(([x]) => sixth(x)), ring.map(([, y]) => sixth(y))];
  return (
    lng >= Math.min(...xs) &&
    lng <= Math.max(...xs) &&
    lat >= Math.min(...ys) &&
    lat <= Math.max(...ys)
  );
}

function isBox(rings: readonly Ring[]): boolean {
  const [ring = []] = rings;
  const corners = new Set(ring.map((corner) => corner.join()));
  const [xs, ys] = [new Set(ring.map(([x]) => x)), new Set(ring.map(([, y]) => y))];
  return rings.length === 1 && corners.size === 4 && xs.size === 2 && ys.size === 2;
}

/** Kilometres on a sphere between two points, by the chord through it. */
export function distanceKm(
  { lat, lng }: { lat: number; lng: number },
  { lat: toLat = 0, long = 0 }: ListingFilter,
): number {
  const onSphere = (latitude: number, longitude: number) => {
    const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const;
  };
  const [one, other] = [onSphere(lat, lng), onSphere(toLat, long)];
  const chord = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return 2 * 6371.0088 * Math.asin(chord / 2);
}

/** Whether a home lies in the area of a filter. */
export function isOnTheMap(home: KnownHome, filter: ListingFilter): boolean {
  const { map, mapOperator, radius } = filter;
  if (radius !== undefined && distanceKm(home, filter) > radius) return false;
  if (!map) return true;
  if (isBox(map)) return isInBox(map[0] ?? [], home);
  const inside = map.map((ring) => isInRing(ring, home));
  return mapOperator === 'AND' ? inside.every(Boolean) : inside.some(Boolean);
}

/** The Web-Mercator tile of a home. */
export function tileOf({ point }: KnownHome, zoom: number): { x: number; y: number } {
  const tiles = 2 ** zoom;
  const latitude = (point.latitude * Math.PI) / 180;
  return {
    x: Math.floor(((point.longitude + 180) / 360) * tiles),
    // The map ends before the poles.
    y: Math.min(
      tiles - 1,
      Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * tiles),
    ),
  };
}
