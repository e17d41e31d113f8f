import type { DatabaseSync } from 'node:sqlite';
import { DECLARATIONS, ROW_COLUMNS, type RowColumn } from './row-columns.ts';

/**
 * The rows that searches read. A listing anyone may see has one row for everyone. A restricted one has two:
 * its real values for verified viewers, and for anonymous viewers a row in which every hidden value is
 * NULL, so that no filter, sort or statistic can touch it.
 */
const CREATE_ROWS = `
  CREATE TABLE listing_row (
    listing_id INTEGER NOT NULL REFERENCES listing (id) ON DELETE CASCADE,
    ${ROW_COLUMNS.map((column) => `${column} ${DECLARATIONS[column]}`).join(',\n    ')},
    PRIMARY KEY (listing_id, audience)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX listing_row_by_place ON listing_row (
    status, type, lat_e6, lng_e6, last_status, list_price, audience, tile_x, tile_y
  );
  CREATE INDEX listing_row_by_city ON listing_row (
    city, status, type, audience, last_status, sold_day_first
  );
  CREATE INDEX listing_row_by_neighborhood ON listing_row (neighborhood, status, type);
  CREATE INDEX listing_row_by_mls_number ON listing_row (mls_number);
  CREATE INDEX listing_row_by_street ON listing_row (street_name, street_number);
  CREATE INDEX listing_row_by_zip ON listing_row (zip);
  CREATE INDEX listing_row_by_location ON listing_row (location, status, type);
  CREATE INDEX listing_row_by_update ON listing_row (updated_second);`;

/** The rows of withheld listings, which only searches of trusted servers read. */
const CREATE_WITHHELD_ROWS = `
  CREATE TABLE listing_withheld_row (
    listing_id INTEGER PRIMARY KEY REFERENCES listing_withheld (id) ON DELETE CASCADE,
    ${ROW_COLUMNS.map((column) => `${column} ${DECLARATIONS[column]}`).join(',\n    ')}
  ) STRICT;
  CREATE VIEW trusted_row AS
    SELECT listing_id, ${ROW_COLUMNS.join(', ')} FROM listing_row
    UNION ALL SELECT -listing_id, ${ROW_COLUMNS.join(', ')} FROM listing_withheld_row;`;

const nameAndType = (column: RowColumn) => `${column} ${DECLARATIONS[column].split(' ', 1)[0]}`;

function hasColumns(db: DatabaseSync, table: 'listing_row' | 'listing_withheld_row'): boolean {
  const columns = db.prepare(`PRAGMA table_info(${table})`).all();
  const existingColumns = new Set(columns.map(({ name, type }) => `${name} ${type}`));
  return (
    existingColumns.size === ROW_COLUMNS.length + 1 &&
    ROW_COLUMNS.map(nameAndType).every((one) => existingColumns.has(one))
  );
}

/** Whether a database has tables of rows with the columns that searches read. */
export function hasRowColumns(db: DatabaseSync): boolean {
  return hasColumns(db, 'listing_row') && hasColumns(db, 'listing_withheld_row');
}

/** Makes the tables of rows, empty, replacing those with other columns. */
export function makeRowTable(db: DatabaseSync): void {
  // The key of words depends on the rows, so words have to be written anew with them; and spellings of
  // values are noted with the rows.
  db.exec(`
    DROP VIEW IF EXISTS trusted_row;
    DROP TABLE IF EXISTS listing_withheld_row;
    DROP TABLE IF EXISTS listing_row;
    DELETE FROM listing_label;
    ${CREATE_ROWS}
    ${CREATE_WITHHELD_ROWS}
    INSERT INTO listing_text (listing_text) VALUES ('delete-all');`);
}
