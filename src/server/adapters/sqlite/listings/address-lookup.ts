import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Visibility } from '#src/domain/listing/visibility.ts';
import type {
  EntryChange,
  ListingEntry,
  ListingEntrySource,
} from '#src/server/listings/directory/entry-store.ts';
import { isSamePlace, listingChanges, type RecordPlace } from './listing-changes.ts';

const PATHS = {
  type: 'type',
  class: 'class',
  status: 'status',
  lastStatus: 'lastStatus',
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

/** Several paths at once come as one JSON array, so that each document is read once. */
const COLUMNS = `mls_number, board_id, public_document IS NOT NULL AS restricted,
  json_extract(document, ${Object.values(PATHS)
    .map((path) => `'$.${path}'`)
    .join(', ')}) AS parts`;

const SELECT_LISTED = `SELECT id, 'listed' AS standing, ${COLUMNS} FROM listing`;
/** Negative ids, as the record of changes names them. */
const SELECT_WITHHELD = `SELECT -id AS id, visibility AS standing, ${COLUMNS} FROM listing_withheld`;

type Row = Record<string, unknown>;
type Part = keyof typeof PATHS;

/** In the order of the paths. */
type Parts = { readonly [Name in Part]: ListingEntry[Name] };
const PLACES = Object.fromEntries(Object.keys(PATHS).map((name, at) => [name, at])) as {
  readonly [Name in Part]: number;
};

function partsOf(json: string): Parts {
  const values = JSON.parse(json) as (string | null)[];
  const part = (name: Part) => values[PLACES[name]] ?? null;
  const always = (name: Part) => values[PLACES[name]] ?? '';
  return {
    type: always('type'),
    class: part('class'),
    status: always('status'),
    lastStatus: part('lastStatus'),
    propertyType: part('propertyType'),
    updatedOn: part('updatedOn'),
    streetNumber: part('streetNumber'),
    streetName: part('streetName'),
    streetSuffix: part('streetSuffix'),
    streetDirection: part('streetDirection'),
    unitNumber: part('unitNumber'),
    city: always('city'),
    area: part('area'),
    neighborhood: part('neighborhood'),
    state: always('state'),
    zip: part('zip'),
  };
}

function recordOf(row: Row): ListingEntry {
  return {
    id: Number(row['id']),
    mlsNumber: String(row['mls_number']),
    boardId: Number(row['board_id']),
    isRestricted: row['restricted'] === 1,
    standing: row['standing'] as Visibility,
    ...partsOf(String(row['parts'])),
  };
}

/** A page of this size is read in a few milliseconds; all entries together would take much memory. */
const PAGE = 50;

/** All entries, read as they are asked for: changes during the reading come with the next changes. */
function* inPages(pages: readonly StatementSync[]): Generator<EntryChange> {
  for (const page of pages) {
    for (let lastId = 0; ;) {
      const records = page.all(lastId).map(recordOf);
      for (const entry of records) yield { id: entry.id, entry };
      const last = records.at(-1);
      if (!last) break;
      lastId = Math.abs(last.id);
    }
  }
}

/**
 * The addresses of all listings for an index in memory, and later only those that changed, whichever
 * connection changed them.
 */
export function sqliteAddresses(db: DatabaseSync): ListingEntrySource {
  const pages = [
    db.prepare(`${SELECT_LISTED} WHERE id > ? ORDER BY listing.id LIMIT ${PAGE}`),
    db.prepare(
      `${SELECT_WITHHELD} WHERE listing_withheld.id > ? ORDER BY listing_withheld.id LIMIT ${PAGE}`,
    ),
  ];
  const selectListed = db.prepare(`${SELECT_LISTED} WHERE id = ?`);
  const selectWithheld = db.prepare(`${SELECT_WITHHELD} WHERE listing_withheld.id = -?`);
  const entryOf = (id: number) => {
    const row = (id < 0 ? selectWithheld : selectListed).get(id);
    return row && recordOf(row);
  };
  const record = listingChanges(db);
  let place: RecordPlace | undefined;

  /** All entries are given again when the record has meanwhile forgotten some of these changes. */
  function* changedEntries(from: RecordPlace, to: RecordPlace): Generator<EntryChange> {
    for (const ids of record.pages(from, to)) {
      for (const id of ids) yield { id, entry: entryOf(id) };
    }
    place = record.contains(from) ? to : undefined;
  }

  function* allEntries(newest: RecordPlace): Generator<EntryChange> {
    yield* inPages(pages);
    place = newest;
  }

  const hasChanged = () => !place || !isSamePlace(record.newest(), place);
  return {
    hasChanged,
    changes() {
      if (!hasChanged()) return undefined;
      const newest = record.newest();
      const from = place && record.contains(place) ? place : undefined;
      const entries = from ? changedEntries(from, newest) : allEntries(newest);
      return { isWhole: !from, entries };
    },
    place: () => place,
    resume(from) {
      if (!record.contains(from)) return false;
      place = from;
      return true;
    },
  };
}
