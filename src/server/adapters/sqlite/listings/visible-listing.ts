import { servedListing } from '#src/contract/listings/served-listing.ts';
import type { StoredListing } from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { AUDIENCE } from './audience.ts';

export type ListingRow = Record<string, unknown>;

/** The record a row may show: chosen by the row itself, so that a query cannot pick the wrong one. */
export const SHOWN = `CASE WHEN audience = ${AUDIENCE.anonymous} THEN public_document ELSE document END`;

/**
 * Reads the listing of a row that was selected with `SHOWN AS shown`: whole for a trusted server, as
 * consumers are given it for anyone else.
 */
export function visibleListing(row: ListingRow, viewer: Viewer): StoredListing {
  const listing = JSON.parse(String(row['shown'])) as StoredListing;
  const isServedWhole = viewer === 'trusted' || 'restricted' in listing;
  return isServedWhole ? listing : servedListing(listing);
}
