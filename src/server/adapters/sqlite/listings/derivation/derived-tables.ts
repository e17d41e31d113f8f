import type { DatabaseSync } from 'node:sqlite';
import type { Prepare } from '../../statements.ts';

/** The tables whose rows are derived from the documents of listings. */
const DERIVED_TABLES = {
  listing_row: 'listing',
  listing_summary: 'listing',
  listing_withheld_row: 'listing_withheld',
} as const;

type DerivedTable = keyof typeof DERIVED_TABLES;

/** Notes the listings whose rows are to be derived, see `underived-listings.ts`. */
export const ROW_DERIVATION = `
  -- Holds a row inside the transactions of the program that derives what searches read, and at no other
  -- time: other connections never see it.
  CREATE TABLE row_derivation (id INTEGER PRIMARY KEY CHECK (id = 1)) STRICT;

  -- The listings whose documents another program has written: what searches read of them is yet to be
  -- derived. Their ids are negative where they are withheld, as in listing_change.
  CREATE TABLE underived_listing (listing_id INTEGER PRIMARY KEY) STRICT;

  CREATE TRIGGER listing_added_underived AFTER INSERT ON listing
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (new.id);
  END;
  CREATE TRIGGER listing_changed_underived AFTER UPDATE ON listing
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (old.id), (new.id);
  END;
  -- Rows go with their listing only where a connection has foreign keys switched on.
  CREATE TRIGGER listing_removed_underived AFTER DELETE ON listing
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (old.id);
  END;
  CREATE TRIGGER listing_replaced_underived BEFORE INSERT ON listing
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id)
    SELECT id FROM listing WHERE mls_number = new.mls_number AND board_id = new.board_id;
  END;
  CREATE TRIGGER listing_withheld_added_underived AFTER INSERT ON listing_withheld
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (-new.id);
  END;
  CREATE TRIGGER listing_withheld_changed_underived AFTER UPDATE ON listing_withheld
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (-old.id), (-new.id);
  END;
  CREATE TRIGGER listing_withheld_removed_underived AFTER DELETE ON listing_withheld
  WHEN NOT EXISTS (SELECT 1 FROM row_derivation) BEGIN
    INSERT OR IGNORE INTO underived_listing (listing_id) VALUES (-old.id);
  END;
  `;

/** Whether the rows are being derived by this very transaction. */
const IS_DERIVING = 'EXISTS (SELECT 1 FROM row_derivation)';

type WriteEvent = 'INSERT' | 'UPDATE' | 'DELETE';

/** Refuses writes to a table that is derived from another. */
const guardTrigger = (
  event: WriteEvent,
  { table, source, when }: { table: string; source: string; when: string },
) => `
  CREATE TRIGGER IF NOT EXISTS ${table}_${event.toLowerCase()}_guard BEFORE ${event} ON ${table}
  WHEN ${when} BEGIN SELECT RAISE(
    ABORT, '${table} is derived from ${source}: change the document there, and a running server derives this'
  ); END;`;

/** A row may be deleted with its listing, as foreign keys do. */
function guardOf(table: DerivedTable): string {
  const source = DERIVED_TABLES[table];
  const when = `NOT ${IS_DERIVING}`;
  const hasListing = `EXISTS (SELECT 1 FROM ${source} WHERE id = old.listing_id)`;
  return [
    guardTrigger('INSERT', { table, source, when }),
    guardTrigger('UPDATE', { table, source, when }),
    guardTrigger('DELETE', { table, source, when: `${when} AND ${hasListing}` }),
  ].join('');
}

/** Guards the shapes of summaries, which stay when their listings go. */
export const SHAPE_GUARD = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map((event) =>
    guardTrigger(event, {
      table: 'listing_summary_shape',
      source: 'listing',
      when: `NOT ${IS_DERIVING}`,
    }),
  )
  .join('');

/**
 * Lets only the derivation write derived tables: an index must be made of rows that match the documents.
 */
export function guardDerivedTables(db: DatabaseSync): void {
  for (const table of Object.keys(DERIVED_TABLES) as DerivedTable[]) db.exec(guardOf(table));
}

/**
 * Runs a function that writes documents together with their derived data. The caller holds the transaction;
 * when that fails, the mark of the derivation is undone with it.
 */
export function derivingRows<Result>(prepare: Prepare, run: () => Result): Result {
  prepare('INSERT OR IGNORE INTO row_derivation (id) VALUES (1)').run();
  const result = run();
  prepare('DELETE FROM row_derivation').run();
  return result;
}
