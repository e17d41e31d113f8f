import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { BOARDS } from '#src/domain/listing/boards.ts';
import { visibilityOf } from '#src/domain/listing/visibility.ts';
import { preparedStatements } from '../statements.ts';
import { derivingRows } from './derivation/derived-tables.ts';
import { deriveListings } from './derivation/underived-listings.ts';

/**
 * The boards by whose rules the stored listings were hidden. The rules are content, which editors may
 * change between two starts.
 */
export const HIDING_BOARDS = `
  CREATE TABLE hiding_board (board_id INTEGER PRIMARY KEY, sold_to TEXT NOT NULL) STRICT;`;

/** The boards that now hide listings of sellers who opted out, with the rule about their sold homes. */
const hidingBoards = () =>
  new Map(
    BOARDS.filter((board) => board.hideFromRegistered).map((board) => [
      board.id,
      board.soldTo ?? '',
    ]),
  );

function storedHidingBoards(db: DatabaseSync): ReadonlyMap<number, string> {
  const rows = db.prepare('SELECT board_id, sold_to FROM hiding_board').all();
  return new Map(rows.map((row) => [Number(row['board_id']), String(row['sold_to'])]));
}

/** The boards whose rules have changed since the stored listings were hidden by them. */
function changedBoards(db: DatabaseSync): readonly number[] {
  const before = storedHidingBoards(db);
  const now = hidingBoards();
  const ids = new Set([...before.keys(), ...now.keys()]);
  return [...ids].filter((id) => before.get(id) !== now.get(id));
}

/** Whether the stored listings are hidden by the present rules of the boards. */
export function followsBoardRules(db: DatabaseSync): boolean {
  return changedBoards(db).length === 0;
}

/** Only a restricted listing may be hidden or shown by such a rule: it alone has a public view. */
const SELECT_RESTRICTED = `
  SELECT id, document, 'listed' AS visibility FROM listing
  WHERE public_document IS NOT NULL AND board_id IN (SELECT value FROM json_each(?1))
  UNION ALL SELECT -id, document, visibility FROM listing_withheld
  WHERE public_document IS NOT NULL AND board_id IN (SELECT value FROM json_each(?1))`;

function misplacedIds(db: DatabaseSync, boardIds: readonly number[]): readonly number[] {
  const ids: number[] = [];
  for (const row of db.prepare(SELECT_RESTRICTED).iterate(JSON.stringify(boardIds))) {
    const document = JSON.parse(String(row['document'])) as ListingDocument;
    if (visibilityOf(document) !== row['visibility']) ids.push(Number(row['id']));
  }
  return ids;
}

/**
 * Hides and shows the stored listings of boards whose rules have changed. The caller holds the transaction.
 */
export function applyBoardRules(db: DatabaseSync): void {
  const boardIds = changedBoards(db);
  if (boardIds.length === 0) return;
  const prepare = preparedStatements(db);
  derivingRows(prepare, () => {
    deriveListings(prepare, misplacedIds(db, boardIds));
  });
  prepare('DELETE FROM hiding_board').run();
  for (const [id, soldTo] of hidingBoards()) {
    prepare('INSERT INTO hiding_board (board_id, sold_to) VALUES (?, ?)').run(id, soldTo);
  }
}
