import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { endedByRelisting } from '#src/domain/listing/relisting.ts';
import type { Prepare } from '../statements.ts';

/** A record of a feed among those of one home. */
type HomeRecord = {
  readonly feedId: string;
  readonly key: string;
  readonly mlsNumber: string;
  readonly boardId: number;
  /** YYYY-MM-DD. */
  readonly listedOn: string;
  readonly isOffered: boolean;
  /** What its feed says of it, where it is stored as ended. */
  readonly ownDocument: ListingRecord | null;
};

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
      ownDocument:
        typeof row['document'] === 'string'
          ? {
              document: JSON.parse(row['document']) as ListingDocument,
              coarse: JSON.parse(String(row['coarse'])) as ListingRecord['coarse'],
            }
          : null,
    }));
}

/** A listing as it is stored; the point that stands for it is that of its public view, if it needs one. */
function storedListing(prepare: Prepare, record: HomeRecord): ListingRecord | undefined {
  const row = prepare(STORED).get(record.mlsNumber, record.boardId);
  if (!row) return undefined;
  const document = JSON.parse(String(row['document'])) as ListingDocument;
  const view = row['public_document'];
  const map = view === null ? document.map : (JSON.parse(String(view)) as RestrictedDocument).map;
  return { document, coarse: map ?? { latitude: 0, longitude: 0 } };
}

function keepOwn(prepare: Prepare, { feedId, key }: HomeRecord, own: ListingRecord): void {
  prepare(
    'INSERT OR REPLACE INTO relisted_record (feed, record_key, document, coarse) VALUES (?, ?, ?, ?)',
  ).run(feedId, key, JSON.stringify(own.document), JSON.stringify(own.coarse));
}

/** What a feed says of a record is what is stored of it again. */
export function forgetRelisted(prepare: Prepare, feedId: string, key: string): void {
  prepare('DELETE FROM relisted_record WHERE feed = ? AND record_key = ?').run(feedId, key);
}

/**
 * Of homes that may have been listed again the listings that change with it, as they are to be put: what is
 * still offered under a former number has ended, and what was ended by a listing that is gone is offered again.
 * The caller holds the transaction, and has noted the records.
 *
 * @param given listings that are put in the same transaction, by `listingKey`
 */
export function relistedHomes(
  prepare: Prepare,
  offerKeys: Iterable<string>,
  given: ReadonlyMap<string, ListingRecord>,
): ListingRecord[] {
  const changes: ListingRecord[] = [];
  for (const offerKey of new Set(offerKeys)) {
    const records = recordsOf(prepare, offerKey);
    const latest =
      records
        .map(({ listedOn }) => listedOn)
        .toSorted()
        .at(-1) ?? '';
    for (const record of records) {
      const isFormer = record.isOffered && record.listedOn < latest;
      if (isFormer) {
        const ownRecord =
          given.get(listingKey(record)) ?? record.ownDocument ?? storedListing(prepare, record);
        if (!ownRecord) continue;
        keepOwn(prepare, record, ownRecord);
        changes.push({ ...ownRecord, document: endedByRelisting(ownRecord.document, latest) });
      } else if (record.ownDocument) {
        forgetRelisted(prepare, record.feedId, record.key);
        if (!given.has(listingKey(record))) changes.push(record.ownDocument);
      }
    }
  }
  return changes;
}
