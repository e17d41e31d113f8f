import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';

/** The point of a listing; fails the test if the listing has none. */
export function pointOf({ map, mlsNumber }: Pick<ListingDocument, 'map' | 'mlsNumber'>): Position {
  if (!map) throw new Error(`The place of ${mlsNumber} is not told.`);
  return map;
}
