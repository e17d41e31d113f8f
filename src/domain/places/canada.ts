import type { Position } from '#src/contract/listings/listing.ts';
import type { Ring } from '#src/contract/listings/search/values/map-area.ts';
import { CANADA_FRAME as CANADA } from '#src/contract/places/canada-frame.ts';

/** The frame around Canada as a ring of [lng, lat]. */
export const CANADA_RING: Ring = [
  [CANADA.west, CANADA.south],
  [CANADA.east, CANADA.south],
  [CANADA.east, CANADA.north],
  [CANADA.west, CANADA.north],
];

/** Whether a point may be in Canada: no home of a feed stands elsewhere, and 0,0 means unknown. */
export function isInCanada({ latitude, longitude }: Position): boolean {
  return (
    latitude >= CANADA.south &&
    latitude <= CANADA.north &&
    longitude >= CANADA.west &&
    longitude <= CANADA.east
  );
}
