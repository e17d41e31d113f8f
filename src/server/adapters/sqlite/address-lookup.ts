import type { DatabaseSync } from 'node:sqlite';
import type { ListingEntry, ListingEntrySource } from '#src/server/listings/repository.ts';
import { isSamePlace, listingChanges, type RecordPlace } from './listing-changes.ts';

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
 * The addresses of all listings for an index in memory, and later only those that changed, whichever
 * connection changed them.
 */
export function sqliteAddresses(db: DatabaseSync): ListingEntrySource {
  const all = db.prepare(`SELECT ${COLUMNS} FROM listing`);
  const one = db.prepare(`SELECT ${COLUMNS} FROM listing WHERE id = ?`);
  const record = listingChanges(db);
  let place: RecordPlace | undefined;

  return {
    changes() {
      const newest = record.newest();
      if (place && isSamePlace(newest, place)) return undefined;
      const ids = place && record.since(place);
      place = newest;
      // One row at a time: all of them together would take more memory than what is kept of them.
      if (!ids) return { isWhole: true, records: all.iterate().map(recordOf), gone: [] };
      const records = [...ids].flatMap((id) => one.all(id).map(recordOf));
      const found = new Set(records.map(({ id }) => id));
      return { isWhole: false, records, gone: [...ids].filter((id) => !found.has(id)) };
    },
  };
}
