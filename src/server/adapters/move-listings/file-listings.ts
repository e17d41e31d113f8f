import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { type FeedRecordRow, storable } from '../postgres/listings/feed-records.ts';
import { storedPhotos } from '../sqlite/feeds/feed-photos.ts';
import type { Prepare } from '../sqlite/statements.ts';

type Row = Readonly<Record<string, unknown>>;

const keyOf = (row: Row) =>
  listingKey({ mlsNumber: String(row['mls_number']), boardId: Number(row['board_id']) });

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The rows that answer a question, page by page. */
function* pagesOf(prepare: Prepare, question: string, limit: number): Generator<readonly Row[]> {
  let page: Row[] = [];
  for (const row of prepare(question).iterate()) {
    page.push(row);
    if (page.length < limit) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** A listing as it is stored; its coarse point is taken from its public view, if it has one. */
function listingIn(row: Row): ListingRecord {
  const document = JSON.parse(String(row['document'])) as ListingDocument;
  const view = textOrNull(row['public_document']);
  const map = view === null ? document.map : (JSON.parse(view) as RestrictedDocument).map;
  return { document, coarse: map ?? { latitude: 0, longitude: 0 } };
}

/** All listings of a file, by their keys, page by page. */
export function* fileListings(
  prepare: Prepare,
  limit: number,
): Generator<ReadonlyMap<string, ListingRecord>> {
  for (const table of ['listing', 'listing_withheld']) {
    const question = `SELECT mls_number, board_id, document, public_document FROM ${table} ORDER BY id`;
    for (const rows of pagesOf(prepare, question, limit)) {
      yield new Map(rows.map((row) => [keyOf(row), listingIn(row)]));
    }
  }
}

function ownRecordIn(row: Row): ListingRecord | null {
  const document = textOrNull(row['document']);
  if (document === null) return null;
  return {
    document: JSON.parse(document) as ListingDocument,
    coarse: JSON.parse(String(row['coarse'])) as ListingRecord['coarse'],
  };
}

const RECORDS = `
  SELECT feed_record.*, document, coarse
  FROM feed_record LEFT JOIN relisted_record USING (feed, record_key) ORDER BY feed, record_key`;

/** All records of feeds in a file, page by page. */
export function* fileRecords(prepare: Prepare, limit: number): Generator<FeedRecordRow[]> {
  for (const rows of pagesOf(prepare, RECORDS, limit)) {
    yield rows.map((row) => {
      const [feedId, key] = [String(row['feed']), String(row['record_key'])];
      return {
        ...{ feedId, key },
        listingKey: row['mls_number'] === null ? null : keyOf(row),
        photoRevision: storable(textOrNull(row['photo_revision'])),
        photos: storedPhotos(prepare, feedId, [key]).get(key)?.photos ?? [],
        offerKey: storable(textOrNull(row['offer_key'])),
        listedOn: textOrNull(row['listed_on']),
        isOffered: row['is_offered'] === 1,
        ownRecord: ownRecordIn(row),
      };
    });
  }
}

/** The keys of the sales that everyone could once see. */
export function filePublicSales(prepare: Prepare): string[] {
  const rows = prepare(
    'SELECT mls_number, board_id FROM restricted_sale WHERE was_public = 1',
  ).all();
  return rows.map(keyOf);
}

/** The data that is kept of removed listings, by their keys, page by page. */
export function* fileRemovals(prepare: Prepare, limit: number): Generator<readonly Row[]> {
  const question = 'SELECT * FROM removed_listing ORDER BY mls_number, board_id';
  for (const rows of pagesOf(prepare, question, limit)) {
    yield rows.map((row) => ({ ...row, listing_key: keyOf(row) }));
  }
}
