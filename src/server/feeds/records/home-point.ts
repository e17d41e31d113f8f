import type { Position } from '#src/contract/listings/listing.ts';
import { isInCanada } from '#src/domain/places/canada.ts';

/** The point of a home; null where a feed gives none, or one that no Canadian home can have. */
export function homePoint(latitude: number | null, longitude: number | null): Position | null {
  const point = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return isInCanada(point) ? point : null;
}
