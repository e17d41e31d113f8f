import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { setBoardRules } from '#tests/support/listings/board-rules.ts';
import { aListing, aRecord, CLOSED, HIDDEN } from '#tests/support/listings/listings.ts';

const LISTINGS = '/api/realty/listings';
const EVERYTHING = `${LISTINGS}?status=A&status=U&resultsPerPage=100`;

const address = { ...aListing().address, streetName: 'Quillon' };
const OPTED_OUT = [
  aRecord({ mlsNumber: 'P1', permissions: HIDDEN, address }),
  aRecord({ mlsNumber: 'P2', permissions: CLOSED, address }),
];
const OTHERS = [
  aRecord({ mlsNumber: 'S1' }),
  aRecord({ mlsNumber: 'S2', permissions: { displayAddressOnInternet: 'N', displayPublic: 'Y' } }),
  aRecord({ mlsNumber: 'Z1', permissions: HIDDEN, status: 'U', lastStatus: 'Sld' }),
  aRecord({ mlsNumber: 'B1', permissions: HIDDEN, boardId: 86 }),
];
const RECORDS = [...OPTED_OUT, ...OTHERS];
const SHOWN = ['B1', 'S1', 'S2', 'Z1'];

let restore: () => void = () => undefined;
afterAll(() => restore());

/** Opens a database as a start does: while board 2 hides such listings from signed-in viewers, or not. */
function openWith(hideFromRegistered: boolean | undefined, file = ':memory:') {
  restore();
  restore =
    hideFromRegistered === undefined ? () => undefined : setBoardRules(2, { hideFromRegistered });
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

function repositoryOf(kind: string, db: ReturnType<typeof openWith>, snapshotFile?: string) {
  if (kind !== 'indexed') return sqliteListings(db);
  return indexedListings(db, snapshotFile === undefined ? {} : { snapshotFile });
}

const numbersIn = (listings: readonly { mlsNumber: string }[]) =>
  listings.map(({ mlsNumber }) => mlsNumber).toSorted();

describe.each(
  (['anonymous', 'verified'] as const).flatMap((viewer) =>
    ['SQLite', 'indexed'].map((kind) => [viewer, kind] as const),
  ),
)('a board that hides opted-out listings from everyone (%s viewer, %s)', (viewer, kind) => {
  let app: Awaited<ReturnType<typeof anApp>>;
  beforeAll(async () => {
    const db = openWith(true);
    const repository = repositoryOf(kind, db);
    await repository.put(RECORDS);
    app = await anApp([], {
      repository,
      addresses: sqliteAddresses(db),
      identify: () => viewer,
    });
  });
  afterAll(() => app.close());

  test('shows them in no search, count, cluster or statistic', async () => {
    const reply = await app.inject(
      `${EVERYTHING}&cluster=true&clusterPrecision=29&statistics=cnt-available&aggregates=lastStatus`,
    );
    const { count, listings } = reply.json();
    expect([count, numbersIn(listings)]).toEqual([SHOWN.length, SHOWN]);
    for (const number of ['P1', 'P2']) expect(reply.body).not.toContain(`"${number}"`);
    for (const query of [
      'search=Quillon',
      'mlsNumber=P1',
      'displayPublic=N&lastStatus=New&boardId=2',
    ]) {
      expect([query, (await app.inject(`${EVERYTHING}&${query}`)).json().count]).toEqual([
        query,
        0,
      ]);
    }
  });

  test('shows no page, similar home, suggestion, history or photo of them', async () => {
    for (const number of ['P1', 'P2']) {
      for (const url of [number, `${number}/similar`, `${number}/suggestions`]) {
        const reply = await app.inject(`${LISTINGS}/${url}?boardId=2`);
        expect([url, reply.statusCode]).toEqual([url, 404]);
      }
      const photo = await app.inject(`/images/listings/2/${number}/1.jpg?w=350`);
      expect(photo.statusCode).toBe(404);
    }
    const bodies = await Promise.all(
      [
        `${LISTINGS}/S1?boardId=2`,
        `${LISTINGS}/S1/similar?boardId=2`,
        `${LISTINGS}/history?city=Toronto&streetNumber=18&streetName=Quillon`,
        '/api/realty/autocomplete?search=P1',
        '/api/realty/autocomplete?search=18+Quillon',
      ].map(async (url) => (await app.inject(url)).body),
    );
    for (const body of bodies) expect(body).not.toMatch(/"P[12]"|Quillon Avenue/);
  });
});

test('a trusted server reads them as it reads every withheld listing', async () => {
  const db = openWith(true);
  const repository = sqliteListings(db);
  await repository.put(RECORDS);
  expect(await repository.find({ mlsNumber: 'P1', boardId: 2 }, 'trusted')).toBeDefined();
  expect(await repository.find({ mlsNumber: 'P1', boardId: 2 }, 'verified')).toBeUndefined();
});

const seenBy = async (
  kind: string,
  db: ReturnType<typeof openWith>,
  viewer: Viewer,
  at: string,
) => {
  const repository = repositoryOf(kind, db, at);
  const app = await anApp([], {
    repository,
    addresses: sqliteAddresses(db),
    identify: () => viewer,
  });
  const { listings, count } = (await app.inject(EVERYTHING)).json();
  expect(count).toBe(listings.length);
  repository.close();
  await app.close();
  return numbersIn(listings);
};

test.each(['SQLite', 'indexed'])(
  'a change of the rule applies at the next start, with the index of the last one (%s)',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'larchway-boards-'));
    const file = join(folder, 'listings.sqlite');
    const index = join(folder, 'listings.index');
    const first = openWith(undefined, file);
    const repository = repositoryOf(kind, first, index);
    await repository.put(RECORDS);
    repository.close();
    const all = [...SHOWN, 'P1', 'P2'].toSorted();
    for (const [rule, numbers] of [
      [undefined, all],
      [true, SHOWN],
      [true, SHOWN],
      [false, all],
      [true, SHOWN],
      [undefined, all],
    ] as const) {
      for (const viewer of ['verified', 'anonymous'] as const) {
        expect(await seenBy(kind, openWith(rule, file), viewer, index)).toEqual(numbers);
      }
    }
  },
);

test('a change of who sees sold homes applies to opted-out listings too', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-boards-')), 'listings.sqlite');
  const first = openWith(true, file);
  await sqliteListings(first).put(RECORDS);
  first.close();
  restore();
  restore = setBoardRules(2, { hideFromRegistered: true, soldTo: 'everyone' });
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  expect(await repository.find({ mlsNumber: 'Z1', boardId: 2 }, 'verified')).toBeUndefined();
  database.value.close();
});
