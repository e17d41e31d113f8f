import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { MIGRATIONS } from '#src/server/adapters/sqlite/migrations.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const LISTINGS = '/api/realty/listings';
const EVERYTHING = `${LISTINGS}?status=A&status=U&resultsPerPage=100`;
const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y' } as const;

const at = (streetNumber: string, changes: Partial<ListingDocument>) =>
  aRecord({ ...changes, address: { ...aListing().address, streetName: 'Quillon', streetNumber } });

/** Sets the permissions without `aListing`, which would say Y. */
function withPermissions(record: ListingRecord, permissions: object): ListingRecord {
  return {
    ...record,
    document: { ...record.document, permissions } as ListingDocument,
  };
}

const SECRETS = [
  withPermissions(at('10', { mlsNumber: 'N1' }), { ...OPEN, displayInternetEntireListing: 'N' }),
  withPermissions(at('12', { mlsNumber: 'N2' }), { ...OPEN, displayInternetEntireListing: null }),
  withPermissions(at('14', { mlsNumber: 'N3' }), OPEN),
  withPermissions(at('16', { mlsNumber: 'N4' }), { ...HIDDEN, displayInternetEntireListing: 'N' }),
];
const endedRecord = (
  mlsNumber: string,
  lastStatus: string,
  permissions: typeof HIDDEN | typeof OPEN,
) => at('18', { mlsNumber, status: 'U', lastStatus, permissions, listDate: '2025-03-01' });
const ENDED = [
  endedRecord('E1', 'Exp', OPEN),
  endedRecord('E2', 'Ter', OPEN),
  endedRecord('E3', 'Sus', HIDDEN),
  // Withheld in spite of its status.
  at('20', { mlsNumber: 'E4', status: 'A', lastStatus: 'Exp' }),
];
const SHOWN = [at('18', { mlsNumber: 'S1' }), aRecord({ mlsNumber: 'S2' })];
/** An anonymous viewer must not learn that it was sold, and must not take it for one that has ended. */
const SOLD = aRecord({ mlsNumber: 'Z1', status: 'U', lastStatus: 'Sld', permissions: HIDDEN });
const RECORDS = [...SECRETS, ...ENDED, ...SHOWN];
const ENDED_NUMBERS = ['E1', 'E2', 'E3', 'E4'];
const WITHHELD = ['N1', 'N2', 'N3', 'N4', ...ENDED_NUMBERS];

async function open(kind: string, viewer: Viewer, records: readonly ListingRecord[]) {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const db = database.value;
  const repository = kind === 'indexed' ? indexedListings(db) : sqliteListings(db);
  await repository.put(records);
  const app = await anApp([], {
    repository,
    addresses: sqliteAddresses(db),
    identify: () => viewer,
  });
  return { app, repository };
}

const VIEWERS = ['anonymous', 'verified'] as const;
describe.each(
  VIEWERS.flatMap((viewer) => ['SQLite', 'indexed'].map((kind) => [viewer, kind] as const)),
)('listings that must not be shown (%s viewer, %s)', (viewer, kind) => {
  let site: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    site = await open(kind, viewer, RECORDS);
  });
  afterAll(() => site.app.close());
  const get = (url: string) => site.app.inject(url);

  test('appear in no search, count, cluster or statistic', async () => {
    const reply = await get(
      `${EVERYTHING}&cluster=true&clusterPrecision=29&statistics=cnt-available&aggregates=lastStatus`,
    );
    const { count, listings } = reply.json();
    expect(reply.statusCode).toBe(200);
    expect(count).toBe(2);
    expect(listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber).toSorted()).toEqual([
      'S1',
      'S2',
    ]);
    for (const mlsNumber of WITHHELD) expect(reply.body).not.toContain(`"${mlsNumber}"`);
    expect(reply.body).not.toMatch(/"(Exp|Ter|Sus)"/);
    for (const query of [
      'lastStatus=Exp',
      'status=U&lastStatus=Ter&lastStatus=Sus',
      'mlsNumber=N1',
      'search=Quillon',
    ]) {
      const { count: some } = (await get(`${EVERYTHING}&${query}`)).json();
      expect([query, some]).toEqual([query, query.includes('Quillon') ? 1 : 0]);
    }
  });

  test.each([
    ['hidden', ['N1', 'N2', 'N3', 'N4'], 404],
    ['ended', ['E1', 'E2', 'E3', 'E4'], 410],
  ] as const)('have no page of their own: %s', async (_, numbers, status) => {
    for (const number of numbers) {
      for (const url of [number, `${number}/similar`, `${number}/suggestions`]) {
        const reply = await get(`${LISTINGS}/${url}?boardId=2`);
        expect([url, reply.statusCode]).toEqual([url, status]);
        expect(reply.body).not.toContain('Quillon');
      }
    }
  });

  test('appear in no suggestion, comparable or photo', async () => {
    const pictures = await Promise.all(
      WITHHELD.map((number) => get(`/images/listings/2/${number}/1.jpg?w=350`)),
    );
    expect(new Set(pictures.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    const bodies = await Promise.all(
      [
        `${LISTINGS}/S1?boardId=2`,
        `${LISTINGS}/S1/similar?boardId=2`,
        `${LISTINGS}/S1/suggestions?boardId=2`,
        ...WITHHELD.map((number) => `/api/realty/autocomplete?search=${number}`),
        '/api/realty/autocomplete?search=10+Quillon',
      ].map(async (url) => (await get(url)).body),
    );
    for (const number of WITHHELD) {
      for (const body of bodies) expect(body).not.toContain(`"mlsNumber":"${number}"`);
    }
  });
});

const OUR_BROKERAGE = { brokerageName: 'Ours' };

/** Grants the permission that a source without permissions would give. */
function withPermission(document: ListingDocument): ListingDocument {
  const { permissions, office } = document;
  if (office.brokerageName !== OUR_BROKERAGE.brokerageName) return document;
  return { ...document, permissions: { ...permissions, displayInternetEntireListing: 'Y' } };
}

test.each([4, 5])(
  'opening a database of version %i applies the rules for withheld listings',
  (version) => {
    const file = join(mkdtempSync(join(tmpdir(), 'larchway-older-')), 'listings.sqlite');
    const older = new DatabaseSync(file);
    older.exec(`${MIGRATIONS.slice(0, version).join('')}; PRAGMA user_version = ${version}`);
    const insert = older.prepare(
      'INSERT INTO listing (board_id, mls_number, document) VALUES (2, ?, ?)',
    );
    const ours = withPermissions(at('1', { mlsNumber: 'D1', office: OUR_BROKERAGE }), OPEN);
    const endedOurs = withPermissions(
      at('2', { mlsNumber: 'D2', office: OUR_BROKERAGE, lastStatus: 'Ter', status: 'U' }),
      OPEN,
    );
    for (const { document } of [...RECORDS, ours, endedOurs]) {
      insert.run(document.mlsNumber, JSON.stringify(document));
    }
    older.close();
    const database = openDatabase(file, withPermission);
    if (!database.ok) throw new Error(database.error);
    const numbers = (table: string) =>
      database.value
        .prepare(`SELECT mls_number FROM ${table} ORDER BY mls_number`)
        .all()
        .map((row) => row['mls_number']);
    expect(numbers('listing')).toEqual(['D1', 'S1', 'S2']);
    expect(numbers("listing_withheld WHERE visibility = 'ended'")).toEqual([
      'D2',
      ...ENDED_NUMBERS,
    ]);
    expect(numbers("listing_withheld WHERE visibility = 'hidden'")).toEqual([
      'N1',
      'N2',
      'N3',
      'N4',
    ]);
    database.value.close();
  },
);

test.each(['SQLite', 'indexed'])('in %s, no ended status finds anything', async (kind) => {
  const { app } = await open(kind, 'anonymous', [...RECORDS, SOLD]);
  const count = async (codes: string) =>
    (await app.inject(`${LISTINGS}?status=U&${codes}`)).json().count;
  expect(await count('lastStatus=Exp')).toBe(0);
  expect(await count('lastStatus=Ter&lastStatus=Sus')).toBe(0);
  expect(await count('lastStatus=Ter&lastStatus=Sld')).toBe(1);
  await app.close();
});

test('the history shows ended listings to signed-in viewers and nothing hidden', async () => {
  const { app } = await open('indexed', 'verified', RECORDS);
  const history = async (query: string) =>
    (await app.inject(`${LISTINGS}/history?${query}`))
      .json()
      .history?.map(
        ({ mlsNumber, lastStatus }: { mlsNumber: string; lastStatus: string }) =>
          `${mlsNumber} ${lastStatus}`,
      );
  expect(await history('city=Toronto&streetNumber=18&streetName=Quillon')).toEqual([
    'S1 New',
    'E1 Exp',
    'E2 Ter',
    'E3 Sus',
  ]);
  expect(await history('city=Toronto&streetNumber=10&streetName=Quillon')).toBeUndefined();
  await app.close();
});

test('an ended listing leaves a place but no address', async () => {
  const { repository } = await open('SQLite', 'anonymous', RECORDS);
  expect(await repository.findRemoved({ mlsNumber: 'e1', boardId: 2 })).toEqual({
    mlsNumber: 'E1',
    boardId: 2,
    state: 'Ontario',
    city: 'Toronto',
    neighborhood: 'The Beaches',
    map: { latitude: 43.67, longitude: -79.3 },
    removedOn: '2026-10-02',
  });
  expect((await repository.findRemoved({ mlsNumber: 'E3' }))?.neighborhood).toBeNull();
  for (const mlsNumber of ['N1', 'N2', 'N3', 'N4']) {
    expect(await repository.findRemoved({ mlsNumber })).toBeUndefined();
  }
});

test.each(['SQLite', 'indexed'])(
  'in %s, a listing disappears and returns as its record changes',
  async (kind) => {
    const { app, repository } = await open(kind, 'verified', SHOWN);
    const seenCounts = async () => {
      const { count } = (await app.inject(`${EVERYTHING}&search=Quillon`)).json();
      const { statusCode } = await app.inject(`${LISTINGS}/S1?boardId=2`);
      const isSuggested = (await app.inject('/api/realty/autocomplete?search=S1')).body.includes(
        '"S1"',
      );
      return [count, statusCode, isSuggested];
    };
    expect(await seenCounts()).toEqual([1, 200, true]);
    await repository.put([endedRecord('S1', 'Exp', OPEN)]);
    expect(await seenCounts()).toEqual([0, 410, false]);
    await repository.put([withPermissions(at('18', { mlsNumber: 'S1' }), OPEN)]);
    expect(await seenCounts()).toEqual([0, 404, false]);
    await repository.put(SHOWN);
    expect(await seenCounts()).toEqual([1, 200, true]);
    await repository.put([endedRecord('S1', 'Ter', OPEN)]);
    await repository.remove([{ mlsNumber: 'S1', boardId: 2 }], '2026-10-21');
    expect(await seenCounts()).toEqual([0, 410, false]);
    await repository.put(SECRETS);
    await repository.remove([{ mlsNumber: 'N1', boardId: 2 }], '2026-10-21');
    expect((await app.inject(`${LISTINGS}/N1?boardId=2`)).statusCode).toBe(404);
    await app.close();
  },
);
