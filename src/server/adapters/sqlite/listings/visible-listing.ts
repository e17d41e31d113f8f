import { servedListing } from '#src/contract/listings/served-listing.ts';
import type { StoredListing } from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { AUDIENCE } from './rows/audience.ts';

export type ListingRow = Record<string, unknown>;

/** The record a row may show: chosen by the row itself, so that a query cannot pick the wrong one. */
const VISIBLE_DOCUMENT = `CASE WHEN audience = ${AUDIENCE.anonymous} THEN public_document ELSE document END`;

/**
 * The same for a row whose listing may be withheld, as a negative id shows. The listing is looked up for
 * each row: a join would read all listings of both tables.
 */
const TRUSTED_SHOWN = `coalesce(
  (SELECT document FROM listing WHERE id = listing_id),
  (SELECT document FROM listing_withheld WHERE id = -listing_id))`;

/** SQL that reads rows as a viewer sees them, given as a query of `listing_id` and `audience`. */
export function visibleDocumentsSql(rows: string, viewer: Viewer): string {
  // CROSS JOIN keeps SQLite from turning the join round, and with it the order of the rows.
  return viewer === 'trusted'
    ? `SELECT ${TRUSTED_SHOWN} AS shown FROM (${rows})`
    : `SELECT ${VISIBLE_DOCUMENT} AS shown FROM (${rows}) CROSS JOIN listing ON listing.id = listing_id`;
}

/**
 * Reads the listing of a row that was selected with `SHOWN AS shown`: whole for a trusted server, in the
 * form for consumers for anyone else.
 */
export function visibleListing(row: ListingRow, viewer: Viewer): StoredListing {
  const listing = JSON.parse(String(row['shown'])) as StoredListing;
  const isServedWhole = viewer === 'trusted' || 'restricted' in listing;
  return isServedWhole ? listing : servedListing(listing);
}
