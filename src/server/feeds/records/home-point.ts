import type { Position } from '#src/contract/listings/listing.ts';
import { isInCanada } from '#src/domain/places/canada.ts';

/** The point of a home; null when a feed gives none, or one where no Canadian home can be. */
export function homePoint(latitude: number | null, longitude: number | null): Position | null {
  const point = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return isInCanada(point) ? point : null;
}
