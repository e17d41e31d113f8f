import type { DatabaseSync } from 'node:sqlite';
import type {
  ListingEntry,
  ListingEntryChanges,
  ListingEntrySource,
} from '#src/server/listings/repository.ts';

const PATHS = {
  type: 'type',
  class: 'class',
  status: 'status',
  propertyType: 'details.propertyType',
  updatedOn: 'timestamps.listingUpdated',
  streetNumber: 'address.streetNumber',
  streetName: 'address.streetName',
  streetSuffix: 'address.streetSuffix',
  streetDirection: 'address.streetDirection',
  unitNumber: 'address.unitNumber',
  city: 'address.city',
  area: 'address.area',
  neighborhood: 'address.neighborhood',
  state: 'address.state',
  zip: 'address.zip',
} as const;

const NAMES = Object.keys(PATHS);

/** Several paths at once come as one JSON array, so that each document is read once. */
const COLUMNS = `id, mls_number, board_id, public_document IS NOT NULL AS restricted,
  json_extract(document, ${Object.values(PATHS)
    .map((path) => `'$.${path}'`)
    .join(', ')}) AS parts`;

/** Temporary triggers note every change this connection makes, in whatever way it makes it. */
const WATCH = `
  CREATE TEMP TABLE IF NOT EXISTS changed_address (listing_id INTEGER PRIMARY KEY);
  CREATE TEMP TRIGGER IF NOT EXISTS address_added AFTER INSERT ON main.listing
    BEGIN INSERT OR IGNORE INTO changed_address VALUES (new.id); END;
  CREATE TEMP TRIGGER IF NOT EXISTS address_changed AFTER UPDATE ON main.listing
    BEGIN INSERT OR IGNORE INTO changed_address VALUES (new.id); END;
  CREATE TEMP TRIGGER IF NOT EXISTS address_removed AFTER DELETE ON main.listing
    BEGIN INSERT OR IGNORE INTO changed_address VALUES (old.id); END;`;

type Row = Record<string, unknown>;

function recordOf(row: Row): ListingEntry {
  const parts = JSON.parse(String(row['parts'])) as unknown[];
  return {
    id: Number(row['id']),
    mlsNumber: String(row['mls_number']),
    boardId: Number(row['board_id']),
    isRestricted: row['restricted'] === 1,
    ...Object.fromEntries(NAMES.map((name, at) => [name, parts[at] ?? null])),
  } as ListingEntry;
}

/**
 * The addresses of all listings for an index in memory, and later only those that changed. Changes
 * of another process are noticed too; they give all addresses again.
 */
export function sqliteAddresses(db: DatabaseSync): ListingEntrySource {
  db.exec(WATCH);
  const all = db.prepare(`SELECT ${COLUMNS} FROM listing`);
  const one = db.prepare(`SELECT ${COLUMNS} FROM listing WHERE id = ?`);
  const noted = db.prepare('SELECT listing_id FROM changed_address');
  const forget = db.prepare('DELETE FROM changed_address');
  const version = db.prepare('PRAGMA data_version');
  const summary = db.prepare(
    'SELECT count(*) AS rows, total(updated_second) AS updated, max(listing_id) AS last FROM listing_row',
  );
  let seen: { version: unknown; summary: string } | undefined;
  const stamp = () => ({
    version: version.get()?.['data_version'],
    summary: JSON.stringify(summary.get()),
  });

  const wholeAgain = (): ListingEntryChanges => {
    forget.run();
    seen = stamp();
    return { isWhole: true, records: all.all().map(recordOf), gone: [] };
  };

  return {
    changes() {
      if (!seen) return wholeAgain();
      const ids = noted.all().map((row) => Number(row['listing_id']));
      if (version.get()?.['data_version'] !== seen.version) {
        const now = stamp();
        if (now.summary !== seen.summary) return wholeAgain();
        seen = now;
      }
      if (ids.length === 0) return undefined;
      const records = ids.flatMap((id) => one.all(id).map(recordOf));
      const found = new Set(records.map(({ id }) => id));
      forget.run();
      seen = stamp();
      return { isWhole: false, records, gone: ids.filter((id) => !found.has(id)) };
    },
  };
}
