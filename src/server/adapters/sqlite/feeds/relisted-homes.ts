import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { type HomeRecord, relistingChanges } from '#src/domain/listing/relisted-records.ts';
import type { Prepare } from '../statements.ts';

const RECORDS = `
  SELECT feed, record_key, mls_number, board_id, listed_on, is_offered, relisted_record.document,
    relisted_record.coarse
  FROM feed_record LEFT JOIN relisted_record USING (feed, record_key)
  WHERE offer_key = ? AND mls_number IS NOT NULL AND listed_on IS NOT NULL`;

const STORED = `
  SELECT document, public_document FROM listing WHERE mls_number = ?1 AND board_id = ?2
  UNION ALL SELECT document, public_document FROM listing_withheld
  WHERE mls_number = ?1 AND board_id = ?2`;

function recordsOf(prepare: Prepare, offerKey: string): HomeRecord[] {
  return prepare(RECORDS)
    .all(offerKey)
    .map((row) => ({
      feedId: String(row['feed']),
      key: String(row['record_key']),
      mlsNumber: String(row['mls_number']),
      boardId: Number(row['board_id']),
      listedOn: String(row['listed_on']),
      isOffered: row['is_offered'] === 1,
      ownRecord:
        typeof row['document'] === 'string'
          ? {
              document: JSON.parse(row['document']) as ListingDocument,
              coarse: JSON.parse(String(row['coarse'])) as ListingRecord['coarse'],
            }
          : null,
    }));
}

/** A listing as it is stored; its coarse point is taken from its public view, if it has one. */
function storedListing(prepare: Prepare, record: KeyedListing): ListingRecord | undefined {
  const row = prepare(STORED).get(record.mlsNumber, record.boardId);
  if (!row) return undefined;
  const document = JSON.parse(String(row['document'])) as ListingDocument;
  const view = row['public_document'];
  const map = view === null ? document.map : (JSON.parse(String(view)) as RestrictedDocument).map;
  return { document, coarse: map ?? { latitude: 0, longitude: 0 } };
}

function storeOwnRecord(
  prepare: Prepare,
  { feedId, key }: HomeRecord,
  ownListing: ListingRecord,
): void {
  prepare(
    'INSERT OR REPLACE INTO relisted_record (feed, record_key, document, coarse) VALUES (?, ?, ?, ?)',
  ).run(feedId, key, JSON.stringify(ownListing.document), JSON.stringify(ownListing.coarse));
}

/** Forgets the feed's own version of a record, as the record is stored like that again. */
export function deleteRelisted(prepare: Prepare, feedId: string, key: string): void {
  prepare('DELETE FROM relisted_record WHERE feed = ? AND record_key = ?').run(feedId, key);
}

/**
 * The listings that change because homes may have been listed again, as they are to be put: an offer under
 * a former number has ended, and one that was ended by a listing that is gone is offered again. The caller
 * holds the transaction, and has noted the records.
 *
 * @param newListings listings that are put in the same transaction, by `listingKey`
 */
export function relistedHomes(
  prepare: Prepare,
  offerKeys: Iterable<string>,
  newListings: ReadonlyMap<string, ListingRecord>,
): ListingRecord[] {
  const changes: ListingRecord[] = [];
  for (const offerKey of new Set(offerKeys)) {
    const { endedRecords, restoredRecords, listings } = relistingChanges(
      recordsOf(prepare, offerKey),
      {
        newListings,
        storedListing: (listing) => storedListing(prepare, listing),
      },
    );
    for (const { record, ownListing } of endedRecords) storeOwnRecord(prepare, record, ownListing);
    for (const { feedId, key } of restoredRecords) deleteRelisted(prepare, feedId, key);
    changes.push(...listings);
  }
  return changes;
}
