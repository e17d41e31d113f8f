import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { searchRuns } from '#tests/support/listings/search-runs.ts';
import { oracleHomes } from '../oracle/homes.ts';
import { anySearch } from './indexed-searches.ts';

const HOMES = 900;

function openMemory(): DatabaseSync {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

const db = openMemory();
const fromSummaries = indexedListings(db);
const fromDocuments = sqliteListings(openMemory());
const stores = [fromSummaries, fromDocuments] as const;
afterAll(() => {
  for (const store of stores) store.close();
});

async function put(records: readonly ListingRecord[]): Promise<void> {
  for (const store of stores) await store.put(records);
}

/** Checks that summaries agree with the documents, and that every summary has a listing. */
async function expectEqualSummaries(): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      expect(await fromSummaries.searchSummaries(search)).toEqual(
        await fromDocuments.searchSummaries(search),
      );
    }),
    { numRuns: searchRuns(250) },
  );
  const keys = records.map(({ document: { mlsNumber, boardId } }) => ({ mlsNumber, boardId }));
  for (const viewer of ['anonymous', 'verified', 'trusted'] as const) {
    expect(await fromSummaries.findSummaries(keys, viewer)).toEqual(
      await fromDocuments.findSummaries(keys, viewer),
    );
  }
  const ids = (table: string, id: string) =>
    db.prepare(`SELECT ${id} AS id FROM ${table} ORDER BY 1`).all();
  expect(ids('listing_summary', 'listing_id')).toEqual(ids('listing', 'id'));
}

const records = oracleHomes(HOMES, 21);
await put(records);

test('summaries match their documents', { timeout: 120_000 }, expectEqualSummaries);

test(
  'summaries still match after listings change, are added, removed, restricted or withheld',
  {
    timeout: 240_000,
  },
  async () => {
    await put(oracleHomes(HOMES + 50, 22).filter((_, at) => at % 3 === 0 || at >= HOMES));
    await expectEqualSummaries();
    const some = records.filter((_, at) => at % 7 === 0);
    await put(
      some.map(({ document, coarse }, at) => ({
        coarse,
        document: {
          ...document,
          permissions: at % 2 ? HIDDEN : { ...HIDDEN, displayInternetEntireListing: 'N' as const },
        },
      })),
    );
    await expectEqualSummaries();
    const keys = records.filter((_, at) => at % 5 === 0).map(({ document }) => document);
    for (const store of stores) await store.remove(keys, '2026-11-21');
    await expectEqualSummaries();
    await put(records.slice(0, 100));
    await expectEqualSummaries();
  },
);

test('stores summaries of nearby homes together, active ones first', async () => {
  const database = openMemory();
  const store = sqliteListings(database);
  const home = (mlsNumber: string, latitude: number, isSold = false) => ({
    ...aRecord({
      mlsNumber,
      map: { latitude, longitude: -79.4 },
      ...(isSold ? { status: 'U', lastStatus: 'Sld' } : {}),
    }),
  });
  await store.put([
    home('S1', 43.6, true),
    home('T1', 43.6),
    home('F1', 51.2),
    home('T2', 43.6002),
    home('F2', 51.2002),
    home('S2', 51.2, true),
  ]);
  const numbers = database
    .prepare(
      'SELECT mls_number FROM listing_summary JOIN listing ON id = listing_id ORDER BY place_key',
    )
    .all()
    .map((row) => row['mls_number']);
  expect(numbers).toEqual(['F1', 'F2', 'T1', 'T2', 'S2', 'S1']);
  store.close();
});

test('a failed write leaves the summaries unchanged', async () => {
  const stored = db.prepare(
    'SELECT listing_id, public_document, shape_id, summary FROM listing_summary ORDER BY listing_id',
  );
  const before = stored.all();
  function* failing() {
    yield* oracleHomes(50, 23);
    throw new Error('the feed has ended');
  }
  await expect(fromSummaries.put(failing())).rejects.toThrow('the feed has ended');
  expect(stored.all()).toEqual(before);
});

test('finds summaries without reading a document', async () => {
  db.exec(`UPDATE listing SET document = 'unreadable', public_document = NULL`);
  // This many changes are absorbed while searches go on; a write waits for that.
  await fromSummaries.put([]);
  const filter = { status: ['A', 'U'] as ('A' | 'U')[] };
  for (const viewer of ['anonymous', 'verified'] as const) {
    const page = { sort: 'createdOnDesc', seed: 0, offset: 0, limit: 2 * HOMES } as const;
    const { listings, count } = await fromSummaries.searchSummaries({ filter, viewer, page });
    expect(listings).toHaveLength(count);
    const hasRestricted = listings.some((listing) => 'restricted' in listing);
    expect(hasRestricted).toBe(viewer === 'anonymous');
  }
});
