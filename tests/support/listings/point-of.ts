import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';

/** Where a listing is; one of which that is not told fails the test. */
export function pointOf({ map, mlsNumber }: Pick<ListingDocument, 'map' | 'mlsNumber'>): Position {
  if (!map) throw new Error(`The place of ${mlsNumber} is not told.`);
  return map;
}
