import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { ListingRecord, PutCounts } from '#src/domain/listing/listing-record.ts';
import {
  needsSignIn,
  publicView,
  type Visibility,
  visibilityOf,
} from '#src/domain/listing/visibility.ts';
import { type Deriver, deriver } from './derivation/derive-listings.ts';
import { derivingRows } from './derivation/derived-tables.ts';
import { summaryWriter } from './summaries/summary-rows.ts';
import { deleteRemoval } from './removed-listings.ts';
import type { FindableListing } from '#src/domain/market/sale-state.ts';
import { saleLedger } from './sales/sale-ledger.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import {
  deleteWithheld,
  misplacedListings,
  withhold,
  type WithheldListing,
} from './withheld-listings.ts';

const UPSERT = `
  INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?)
  ON CONFLICT (mls_number, board_id)
  DO UPDATE SET document = excluded.document, public_document = excluded.public_document
  RETURNING id`;

/** Moves a listing that no search may find out of the tables that searches read. */
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

/** A listing is in one of the two tables, depending on whether it may be found. */
const SELECT_STORED = `
  SELECT document, public_document, 'listed' AS visibility FROM listing
  WHERE mls_number = ?1 AND board_id = ?2
  UNION ALL SELECT document, public_document, visibility FROM listing_withheld
  WHERE mls_number = ?1 AND board_id = ?2`;

type Version = Omit<WithheldListing, 'visibility'> & { readonly visibility: Visibility };

/** The stored version of a listing. */
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

/** How a listing differs from its stored version. */
function differenceOf(storedVersion: Version | undefined, version: Version): keyof PutCounts {
  if (storedVersion === undefined) return 'added';
  const isSame =
    storedVersion.document === version.document &&
    storedVersion.view === version.view &&
    storedVersion.visibility === version.visibility;
  return isSame ? 'unchanged' : 'changed';
}

/** A stored listing as searches find it; undefined where no search may find it. */
function storedFindable(storedVersion: Version | undefined) {
  if (storedVersion?.visibility !== 'listed') return undefined;
  const document = JSON.parse(storedVersion.document) as ListingDocument;
  return { document, isRestricted: storedVersion.view !== null };
}

/**
 * Adds or replaces listings with their search data, and counts them; a listing that is stored like this
 * already is not written again. The caller holds the transaction.
 */
export function putListings(db: DatabaseSync, records: Iterable<ListingRecord>): PutCounts {
  const prepare = preparedStatements(db);
  return derivingRows(prepare, () => putDeriving(prepare, records));
}

/** A listing to be written, and how searches found it before. */
type Writing = {
  readonly record: ListingRecord;
  readonly version: Version;
  readonly before: FindableListing | undefined;
  readonly isFirst: boolean;
};

const keyOf = ({ document }: ListingRecord): KeyedListing => ({
  mlsNumber: document.mlsNumber.toUpperCase(),
  boardId: document.boardId,
});

const viewOf = ({ document, coarse }: ListingRecord) =>
  needsSignIn(document.permissions) ? publicView(document, coarse) : null;

/** A listing as it is stored. */
function versionOf(record: ListingRecord): Version {
  const view = viewOf(record);
  return {
    document: JSON.stringify(record.document),
    view: view && JSON.stringify(view),
    visibility: visibilityOf(record.document),
  };
}

/** Writes listings with all data that is derived from them. */
export function listingWriter(prepare: Prepare) {
  const derivedRows = deriver(prepare);
  const sales = saleLedger(prepare);
  const summaries = summaryWriter(prepare);
  function write({ record, version, before, isFirst }: Writing): void {
    const { document } = record;
    const key = keyOf(record);
    const { document: text, view: viewText, visibility } = version;
    deleteRemoval(prepare, key);
    const isListed = visibility === 'listed';
    sales.note(key, before, isListed ? { document, isRestricted: viewText !== null } : undefined);
    if (!isListed) {
      putWithheld(prepare, derivedRows, key, { visibility, document: text, view: viewText });
      return;
    }
    if (!isFirst) deleteWithheld(prepare, key);
    const row = prepare(UPSERT).get(key.boardId, key.mlsNumber, text, viewText);
    const id = Number(row?.['id']);
    const derive = isFirst ? derivedRows.deriveFirst : derivedRows.derive;
    derive(id, { document, view: viewOf(record) });
    summaries.put(id, { document, view: viewText });
  }
  return {
    /** Writes a listing unless it is stored like this already. */
    put(record: ListingRecord): keyof PutCounts {
      const version = versionOf(record);
      const earlierVersion = storedVersion(prepare, keyOf(record));
      const difference = differenceOf(earlierVersion, version);
      if (difference !== 'unchanged') {
        const before = storedFindable(earlierVersion);
        write({ record, version, before, isFirst: earlierVersion === undefined });
      }
      return difference;
    },
    /** Writes a listing whose document is stored already. */
    putAgain(record: ListingRecord, before: FindableListing | undefined): void {
      write({ record, version: versionOf(record), before, isFirst: false });
    },
    removeRows: derivedRows.removeRows,
    finish: derivedRows.finish,
  };
}

function putDeriving(prepare: Prepare, records: Iterable<ListingRecord>): PutCounts {
  const writer = listingWriter(prepare);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const record of records) counts[writer.put(record)] += 1;
  writer.finish();
  return counts;
}

/** Sets listings apart that were stored before it was known that no search may find them. */
export function withholdStoredListings(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  derivingRows(prepare, () => {
    const { remove, finish } = deriver(prepare);
    for (const { id, key, ...withheldListing } of misplacedListings(db)) {
      remove(id);
      withhold(prepare, key, withheldListing);
    }
    finish();
  });
}
