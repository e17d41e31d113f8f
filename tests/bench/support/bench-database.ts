import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { needsSignIn, publicView } from '#src/domain/listing/visibility.ts';
import { AUDIENCE } from '#src/server/adapters/sqlite/listings/rows/audience.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { derivingRows } from '#src/server/adapters/sqlite/listings/derivation/derived-tables.ts';
import { summaryWriter } from '#src/server/adapters/sqlite/listings/summaries/summary-rows.ts';
import { fullRow, publicRow } from '#src/server/adapters/sqlite/listings/rows/listing-row.ts';
import { ROW_COLUMNS } from '#src/server/adapters/sqlite/listings/rows/row-columns.ts';
import { listingTexts } from '#src/server/adapters/sqlite/listings/text/listing-text.ts';
import { preparedStatements } from '#src/server/adapters/sqlite/statements.ts';
import { textRows } from '#src/server/adapters/sqlite/listings/text/text-rows.ts';
import { prepareBulkLoad } from '#src/server/adapters/sqlite/bulk-load.ts';
import { benchHomes } from './bench-homes.ts';

/** Fills the tables that searches read. */
function fill(db: DatabaseSync, count: number): void {
  const finish = prepareBulkLoad(db);
  const insert = db.prepare(
    'INSERT INTO listing (id, board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?, ?)',
  );
  const insertRow = db.prepare(
    `INSERT INTO listing_row (listing_id, ${ROW_COLUMNS.join(', ')})
     VALUES (?, ${ROW_COLUMNS.map(() => '?').join(', ')})`,
  );
  const prepare = preparedStatements(db);
  const texts = textRows(prepare);
  const summaries = summaryWriter(prepare);
  db.exec('BEGIN');
  derivingRows(prepare, () => {
    let id = 0;
    for (const { document, coarse } of benchHomes(count)) {
      id += 1;
      const view = needsSignIn(document.permissions) ? publicView(document, coarse) : null;
      const { boardId, mlsNumber } = document;
      const viewText = view && JSON.stringify(view);
      insert.run(id, boardId, mlsNumber, JSON.stringify(document), viewText);
      summaries.put(id, { document, view: viewText });
      const whole = fullRow(document, view ? AUDIENCE.verified : AUDIENCE.everyone);
      texts.put(id, whole, listingTexts(document));
      for (const row of view ? [whole, publicRow(view)] : [whole]) {
        insertRow.run(id, ...ROW_COLUMNS.map((column) => row[column]));
      }
    }
    texts.flush();
  });
  db.exec('COMMIT');
  finish();
}

/** Opens a database file for a bench, or fails. */
export function openBenchDatabase(file: string): DatabaseSync {
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** Makes a database file of generated homes. */
export function fillDatabase(file: string, count: number): void {
  const filledDatabase = openBenchDatabase(file);
  fill(filledDatabase, count);
  filledDatabase.close();
}

/** A database of generated homes in a temporary folder; `remove` closes nothing and deletes the folder. */
export function benchDatabase(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-bench-'));
  const file = join(folder, 'listings.sqlite');
  fillDatabase(file, count);
  return {
    file,
    open: () => openBenchDatabase(file),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Some two thousand points of active listings, in no order, around which the searches look. */
export function activePoints(db: DatabaseSync): [number, number][] {
  return db
    .prepare(
      `SELECT lng_e6, lat_e6 FROM listing_row
       WHERE status = 'A' AND audience = 0 ORDER BY shuffle LIMIT 2000`,
    )
    .all()
    .map((place) => [Number(place['lng_e6']) / 1e6, Number(place['lat_e6']) / 1e6]);
}
