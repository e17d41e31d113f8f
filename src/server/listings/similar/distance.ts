import type { Position } from '#src/contract/listings/listing.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';

const CORNERS = 24;
const KM_PER_DEGREE = 111.2;

type LngLat = [lng: number, lat: number];

/** Kilometres from one place to another; infinite when either is unknown. */
export function kilometresBetween(one: Position | null, other: Position | null): number {
  if (!one || !other) return Infinity;
  return metresBetween([one.longitude, one.latitude], [other.longitude, other.latitude]) / 1000;
}

/** A ring of corners at the same distance from a point: a circle in the form that a search takes. */
export function circleAround({ latitude, longitude }: Position, radiusKm: number): LngLat[] {
  const kmPerLng = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, at): LngLat => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return [
      longitude + (radiusKm * Math.cos(angle)) / kmPerLng,
      latitude + (radiusKm * Math.sin(angle)) / KM_PER_DEGREE,
    ];
  });
}
