import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';
import { coarsePosition } from '#src/domain/listing/removed-place.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { type Prepare, preparedStatements } from '../../statements.ts';
import { inTransaction } from '../../transaction.ts';
import { listingWriter } from '../put-listings.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { derivingRows } from './derived-tables.ts';
import type { FindableListing } from '#src/domain/market/sale-state.ts';

type Row = Readonly<Record<string, unknown>>;

/** The outcome for listings whose documents another program has written. */
export type Derivation = {
  readonly derived: number;
  /** Sentences for the log about listings that cannot be shown. */
  readonly complaints: readonly string[];
};

/** A listing that everyone may see whole has no public view. */
const UNUSED: Position = { latitude: 0, longitude: 0 };

/** The place of a listing's public view: its former place, or about a kilometre from the home. */
function coarseOf(view: unknown, { map, permissions }: ListingDocument): Position | undefined {
  if (!needsSignIn(permissions)) return UNUSED;
  if (typeof view === 'string') return (JSON.parse(view) as { map: Position }).map;
  return map ? coarsePosition(map) : undefined;
}

/** The listing of a row, with the number and board of the row, whatever its document says. */
function recordOf(row: Row): ListingRecord | string {
  const name = `The listing ${String(row['mls_number'])} of board ${String(row['board_id'])}`;
  try {
    const written = JSON.parse(String(row['document'])) as ListingDocument;
    const document = {
      ...written,
      mlsNumber: String(row['mls_number']),
      boardId: Number(row['board_id']),
    };
    const coarse = coarseOf(row['public_document'], document);
    return coarse ? { document, coarse } : `${name} has no location on the map.`;
  } catch (error) {
    return `${name} has a document that cannot be read: ${String(error)}.`;
  }
}

/** How searches still find a listing, by the rows that were derived before its document was written. */
function stillFound(prepare: Prepare, id: number): FindableListing | undefined {
  const row = prepare(
    `SELECT status, last_status, audience FROM listing_row
     WHERE listing_id = ? AND audience <> ${AUDIENCE.anonymous}`,
  ).get(id);
  if (!row) return undefined;
  const [status, lastStatus] = [row['status'], row['last_status']];
  return {
    document: { status, lastStatus } as FindableListing['document'],
    isRestricted: row['audience'] === AUDIENCE.verified,
  };
}

type Writer = ReturnType<typeof listingWriter>;

/**
 * Derives the search data of one listing anew; returns what keeps it from being shown, if anything does.
 */
function deriveOne(prepare: Prepare, writer: Writer, id: number): string | undefined {
  const table = id > 0 ? 'listing' : 'listing_withheld';
  const row = prepare(
    `SELECT mls_number, board_id, document, public_document FROM ${table} WHERE id = ?`,
  ).get(Math.abs(id));
  const record = row && recordOf(row);
  if (record !== undefined && typeof record !== 'string') {
    writer.putAgain(record, id > 0 ? stillFound(prepare, id) : undefined);
    return undefined;
  }
  // No search finds a listing that cannot be read or is gone, and every index has to notice.
  prepare('INSERT INTO listing_change (listing_id) VALUES (?)').run(id);
  if (id > 0) {
    writer.removeRows(id);
    prepare('DELETE FROM listing_summary WHERE listing_id = ?').run(id);
  } else {
    prepare('DELETE FROM listing_withheld_row WHERE listing_id = ?').run(-id);
  }
  return record;
}

/**
 * Derives the search data of listings anew, by their ids, which are negative for withheld ones. The caller
 * holds the transaction and has begun the derivation.
 */
export function deriveListings(prepare: Prepare, ids: readonly number[]): Derivation {
  const writer = listingWriter(prepare);
  const complaints: string[] = [];
  for (const id of ids) {
    const complaint = deriveOne(prepare, writer, id);
    if (complaint !== undefined) complaints.push(complaint);
    prepare('DELETE FROM underived_listing WHERE listing_id = ?').run(id);
  }
  writer.finish();
  return { derived: ids.length, complaints };
}

/**
 * Derives the search data of at most `limit` listings whose documents another program has written, in one
 * transaction.
 *
 * @throws the error that SQLite fails with, for example while another connection is writing; nothing is
 * changed then
 */
export function deriveUnderived(db: DatabaseSync, limit: number): Derivation {
  const prepare = preparedStatements(db);
  const waiting = () =>
    prepare('SELECT listing_id FROM underived_listing LIMIT ?')
      .all(limit)
      .map((row) => Number(row['listing_id']));
  // Mostly there are no such listings, and no transaction is needed to see that.
  if (waiting().length === 0) return { derived: 0, complaints: [] };
  return inTransaction(db, () => derivingRows(prepare, () => deriveListings(prepare, waiting())));
}

/** Notes listings whose rows are to be derived anew. */
export function markUnderived(db: DatabaseSync, listingIds: readonly number[]): void {
  const note = db.prepare('INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (?)');
  inTransaction(db, () => {
    for (const id of listingIds) note.run(id);
  });
}
