import { servedListing } from '#src/contract/listings/served-listing.ts';
import type { StoredListing } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './audience.ts';

export type ListingRow = Record<string, unknown>;

/** The record a row may show: chosen by the row itself, so that a query cannot pick the wrong one. */
export const SHOWN = `CASE WHEN audience = ${AUDIENCE.anonymous} THEN public_document ELSE document END`;

/** Reads the listing of a row that was selected with `SHOWN AS shown`, as consumers are given it. */
export function visibleListing(row: ListingRow): StoredListing {
  const listing = JSON.parse(String(row['shown'])) as StoredListing;
  return 'restricted' in listing ? listing : servedListing(listing);
}
