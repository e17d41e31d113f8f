import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { servedListing } from '#src/contract/listings/served-listing.ts';
import { summaryOf } from '#src/domain/listing/summary/summary-document.ts';
import type { StoredListing, StoredSummary, StoreResult } from '#src/server/listings/repository.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import { derivingRows } from './derivation/derived-tables.ts';
import type { ListingRow } from './visible-listing.ts';

const PUT = `
  INSERT OR REPLACE INTO listing_summary (listing_id, public_document, summary) VALUES (?, ?, ?)`;

/** What is stored of a listing: its document, and the text of the public view where it is restricted. */
type StoredDocument = { readonly document: ListingDocument; readonly view: string | null };

/** Writes what lists and maps read of a listing, in place of what was there. */
export function putSummary(prepare: Prepare, id: number, { document, view }: StoredDocument): void {
  prepare(PUT).run(id, view, JSON.stringify(summaryOf(servedListing(document))));
}

/** Writes the summaries of all listings anew, after a change of what they hold. */
export function summarizeStored(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  derivingRows(prepare, () => {
    for (const row of db.prepare('SELECT id, document, public_document FROM listing').iterate()) {
      putSummary(prepare, Number(row['id']), {
        document: JSON.parse(String(row['document'])) as ListingDocument,
        view: row['public_document'] === null ? null : String(row['public_document']),
      });
    }
  });
}

const SHOWN_SUMMARY = `
  SELECT listing_id, CASE WHEN ? THEN coalesce(public_document, summary) ELSE summary END AS shown,
    public_document IS NOT NULL AS restricted`;

/**
 * Selects a summary, or the public view in its place where there is one and the first value asks for it, by the
 * id; `readSummary` reads its rows.
 */
export const SELECT_SUMMARY = `${SHOWN_SUMMARY} FROM listing_summary WHERE listing_id = ?`;

/** The same of many, by a JSON array of their ids. */
export const SELECT_SUMMARIES = `
  ${SHOWN_SUMMARY} FROM json_each(?) AS asked CROSS JOIN listing_summary ON listing_id = asked.value`;

/** Reads the summary of a row of `SELECT_SUMMARY`. */
export function readSummary(row: ListingRow): StoredSummary {
  return JSON.parse(String(row['shown'])) as StoredSummary;
}

function isPublicView(listing: StoredListing): listing is RestrictedDocument {
  return 'restricted' in listing;
}

/** The summary of a listing, or its public view. */
export function summarized(listing: StoredListing): StoredSummary {
  return isPublicView(listing) ? listing : summaryOf(listing);
}

/** What a search has found, with the summaries of the listings in place of their documents. */
export function summarizedResult(result: StoreResult): StoreResult<StoredSummary> {
  const { listings, clusters, ...rest } = result;
  return {
    ...rest,
    listings: listings.map(summarized),
    clusters: clusters.map(({ members, ...cluster }) => ({
      ...cluster,
      ...(members ? { members: members.map(summarized) } : {}),
    })),
  };
}
