import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import {
  needsSignIn,
  publicView,
  type Visibility,
  visibilityOf,
} from '#src/domain/listing/visibility.ts';
import { AUDIENCE } from './rows/audience.ts';
import { labelKeeper } from './labels.ts';
import { putSummary } from './listing-summary.ts';
import { fullRow, publicRow } from './rows/listing-row.ts';
import { listingTexts } from './text/listing-text.ts';
import { forgetRemoved, removeRows } from './removed-listings.ts';
import { saleLedger } from './sales/sale-ledger.ts';
import { ROW_COLUMNS } from './rows/row-columns.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import { textRows } from './text/text-rows.ts';
import {
  forgetWithheld,
  misplacedListings,
  putWithheldRow,
  withhold,
  type WithheldListing,
} from './withheld-listings.ts';

const UPSERT = `
  INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?)
  ON CONFLICT (mls_number, board_id)
  DO UPDATE SET document = excluded.document, public_document = excluded.public_document
  RETURNING id`;

const marks = (columns: readonly string[]) => columns.map(() => '?').join(', ');

const INSERT_ROW = `
  INSERT INTO listing_row (listing_id, ${ROW_COLUMNS.join(', ')}) VALUES (?, ${marks(ROW_COLUMNS)})`;

/** A listing, with the public view that stands for it when it is restricted. */
type StoredDocuments = {
  readonly document: ListingDocument;
  readonly view: RestrictedDocument | null;
};

/** Writes what searches read of listings, in place of what was there. */
function deriver(prepare: Prepare) {
  const keepLabels = labelKeeper(prepare);
  const texts = textRows(prepare);
  /** Of a listing that was not there before. */
  function deriveFirst(id: number, { document, view }: StoredDocuments): void {
    const whole = fullRow(document, view ? AUDIENCE.verified : AUDIENCE.everyone);
    for (const row of view ? [whole, publicRow(view)] : [whole]) {
      prepare(INSERT_ROW).run(id, ...ROW_COLUMNS.map((column) => row[column]));
    }
    texts.put(id, whole, listingTexts(document));
    keepLabels(document, whole, view !== null);
  }
  function derive(id: number, documents: StoredDocuments): void {
    removeRows(prepare, texts, id);
    deriveFirst(id, documents);
  }
  function remove(id: number): void {
    removeRows(prepare, texts, id);
    prepare('DELETE FROM listing WHERE id = ?').run(id);
  }
  return { derive, deriveFirst, remove, finish: texts.flush };
}

type Deriver = ReturnType<typeof deriver>;

/** Puts a listing apart that no search may find, out of what searches read. */
function putWithheld(
  prepare: Prepare,
  { remove }: Deriver,
  key: KeyedListing,
  withheldListing: WithheldListing,
): void {
  const id = prepare('SELECT id FROM listing WHERE mls_number = ? AND board_id = ?').get(
    key.mlsNumber,
    key.boardId,
  )?.['id'];
  if (id !== undefined) remove(Number(id));
  withhold(prepare, key, withheldListing);
}

/** A listing is in one of the two tables, as it may be found or not. */
const SELECT_STORED = `
  SELECT document, public_document, 'listed' AS visibility FROM listing
  WHERE mls_number = ?1 AND board_id = ?2
  UNION ALL SELECT document, public_document, visibility FROM listing_withheld
  WHERE mls_number = ?1 AND board_id = ?2`;

type Version = Omit<WithheldListing, 'visibility'> & { readonly visibility: Visibility };

/** What is stored of a listing. */
function storedVersion(
  prepare: Prepare,
  { mlsNumber, boardId }: KeyedListing,
): Version | undefined {
  const row = prepare(SELECT_STORED).get(mlsNumber, boardId);
  return (
    row && {
      document: String(row['document']),
      view: row['public_document'] === null ? null : String(row['public_document']),
      visibility: row['visibility'] as Visibility,
    }
  );
}

/** How a listing differs from what is stored of it. */
function differenceOf(storedVersion: Version | undefined, version: Version): keyof PutCounts {
  if (storedVersion === undefined) return 'added';
  const isSame =
    storedVersion.document === version.document &&
    storedVersion.view === version.view &&
    storedVersion.visibility === version.visibility;
  return isSame ? 'unchanged' : 'changed';
}

/** A stored listing as searches find it; undefined where none may. */
function storedFindable(storedVersion: Version | undefined) {
  if (storedVersion?.visibility !== 'listed') return undefined;
  const document = JSON.parse(storedVersion.document) as ListingDocument;
  return { document, isRestricted: storedVersion.view !== null };
}

/**
 * Adds or replaces listings with the rows searches read, and counts them; one that is stored like this
 * already is not written again. The caller holds the transaction.
 */
export function putListings(db: DatabaseSync, records: Iterable<ListingRecord>): PutCounts {
  const prepare = preparedStatements(db);
  const derivedRows = deriver(prepare);
  const sales = saleLedger(prepare);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { document, coarse } of records) {
    const view = needsSignIn(document.permissions) ? publicView(document, coarse) : null;
    const [text, viewText] = [JSON.stringify(document), view && JSON.stringify(view)];
    const key = { mlsNumber: document.mlsNumber.toUpperCase(), boardId: document.boardId };
    const visibility = visibilityOf(document);
    const version = { document: text, view: viewText, visibility };
    const earlierVersion = storedVersion(prepare, key);
    const difference = differenceOf(earlierVersion, version);
    counts[difference] += 1;
    if (difference === 'unchanged') continue;
    forgetRemoved(prepare, key);
    const present = visibility === 'listed' ? { document, isRestricted: view !== null } : undefined;
    sales.note(key, storedFindable(earlierVersion), present);
    if (visibility === 'listed') {
      if (earlierVersion) forgetWithheld(prepare, key);
      const row = prepare(UPSERT).get(key.boardId, key.mlsNumber, text, viewText);
      const id = Number(row?.['id']);
      const derive = earlierVersion ? derivedRows.derive : derivedRows.deriveFirst;
      derive(id, { document, view });
      putSummary(prepare, id, { document, view: viewText });
    } else {
      putWithheld(prepare, derivedRows, key, { visibility, document: text, view: viewText });
    }
  }
  derivedRows.finish();
  return counts;
}

/** Sets apart what was stored among the listings before it was known that no search may find it. */
export function withholdStored(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  const { remove, finish } = deriver(prepare);
  for (const { id, key, ...withheldListing } of misplacedListings(db)) {
    remove(id);
    withhold(prepare, key, withheldListing);
  }
  finish();
}

/** Writes what searches read of every listing anew, after a change of what that is. */
export function deriveAgain(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  const { derive, finish } = deriver(prepare);
  const listings = db.prepare('SELECT id, document, public_document FROM listing').iterate();
  for (const row of listings) {
    const view = row['public_document'];
    derive(Number(row['id']), {
      document: JSON.parse(String(row['document'])) as ListingDocument,
      view: view === null ? null : (JSON.parse(String(view)) as RestrictedDocument),
    });
  }
  for (const row of db.prepare('SELECT id, document FROM listing_withheld').all()) {
    const document = JSON.parse(String(row['document'])) as ListingDocument;
    putWithheldRow(prepare, Number(row['id']), document);
  }
  finish();
  // No index that was made of the former rows may be taken for one of these.
  db.exec('DELETE FROM listing_change; INSERT INTO listing_change (listing_id) VALUES (0)');
}
