import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { importFirstListings } from '#src/server/commands/first-import.ts';
import { pictureService } from '#src/server/images/picture-service.ts';
import { openListingDatabase } from '#src/server/adapters/sqlite/listing-database.ts';
import { anApp } from '#tests/support/app/app.ts';
import { fixtureFeed } from '#tests/support/listings/fixture-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'larchway-fixture-'));
/** The months of all sales of the feed are over. */
const TODAY = '2026-12-15';
const LISTINGS = '/api/realty/listings';
let output = '';
const out = {
  isTTY: false,
  write(text: string) {
    output += text;
    return true;
  },
} as const;

function open() {
  const source = fixtureFeed();
  return openListingDatabase(folder, source, (file) =>
    importFirstListings(file, source, { out, today: TODAY }),
  );
}

let visitors: FastifyInstance;
let members: FastifyInstance;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const database = await open();
  if (!database.ok) throw new Error(database.error);
  const db = database.value;
  const repository = indexedListings(db);
  const pictures = pictureService({
    cacheDir: join(folder, 'pictures'),
    onWarning: () => undefined,
  });
  visitors = await anApp([], { repository, pictures, addresses: sqliteAddresses(db) });
  members = await anApp([], {
    repository,
    pictures,
    addresses: sqliteAddresses(db),
    identify: () => 'verified',
  });
  closing.push(
    () => visitors.close(),
    () => members.close(),
    () => repository.close(),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

async function get(app: FastifyInstance, url: string) {
  const reply = await app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json();
}

const numbers = ({ listings }: { listings: readonly { mlsNumber: string }[] }) =>
  listings.map(({ mlsNumber }) => mlsNumber).toSorted();

test('the first start imports the feed and reports what was stored; a later one does not', async () => {
  expect(output).toContain('Importing fixture listings …');
  expect(output).toContain('43 fixture listings read: 43 new, 0 changed, 0 unchanged, 0 rejected.');
  const said = output;
  const again = await open();
  expect(again.ok).toBe(true);
  if (again.ok) again.value.close();
  expect(output).toBe(said);
});

test('a start on a feed without any valid listing fails with a message and leaves no file', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'larchway-fixture-'));
  const source = { ...fixtureFeed(), boardIds: new Set([7]) };
  const database = await openListingDatabase(empty, source, (file) =>
    importFirstListings(file, source, { out, today: TODAY }),
  );
  expect(database).toEqual({ ok: false, error: 'None of the fixture listings could be stored.' });
  expect(output).toContain('43 × boardId: Not a board of this source (first: C7000001)');
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});

async function refusedImport(changes: Partial<ReturnType<typeof fixtureFeed>>) {
  const small = mkdtempSync(join(tmpdir(), 'larchway-fixture-'));
  const source = { ...fixtureFeed(), ...changes };
  const file = join(small, 'listings.sqlite');
  const report = await importFirstListings(file, source, { out, today: TODAY });
  const remainingFiles = readdirSync(small);
  rmSync(small, { recursive: true });
  return { sentence: report.ok ? undefined : report.error, small, remainingFiles };
}

test('a first start that has too little room says where and how much it needs', async () => {
  const { sentence, small, remainingFiles } = await refusedImport({ expectedCount: 1e12 });
  expect(sentence).toMatch(
    /^The first start needs 9,000,000,010 MB in (.*), and only .* MB are free\. .*DATA_DIR/,
  );
  expect(sentence).toContain(` in ${small}, `);
  expect(remainingFiles).toEqual([]);
});

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  Object.assign(new Error('database or disk is full'), { errcode: 13 }),
])('a disk that fills up during the first import is named (%s)', async (error) => {
  const { sentence, remainingFiles } = await refusedImport({
    batches: () => {
      throw error;
    },
  });
  expect(sentence).toMatch(/listings\.sqlite\.unfinished cannot be written: its disk is full\./);
  expect(remainingFiles).toEqual([]);
});

test('a search finds the homes of a city, for sale or for rent, by price and by keyword', async () => {
  const toronto = await get(visitors, `${LISTINGS}?city=Toronto&status=A&resultsPerPage=100`);
  expect(toronto.count).toBe(9);
  expect((await get(visitors, `${LISTINGS}?city=Toronto&status=A&type=lease`)).count).toBe(1);
  expect((await get(visitors, `${LISTINGS}?status=A&type=sale&maxPrice=810000`)).count).toBe(6);
  expect((await get(visitors, `${LISTINGS}?status=A&search=ravine`)).count).toBe(3);
});

test('a home is restricted for visitors and complete for members', async () => {
  const url = `${LISTINGS}?city=Toronto&status=A&resultsPerPage=100`;
  const restricted = ({ listings }: { listings: { restricted?: true; mlsNumber: string }[] }) =>
    listings.filter((listing) => listing.restricted).map(({ mlsNumber }) => mlsNumber);
  expect(restricted(await get(visitors, url))).toEqual(['C7000009']);
  expect(restricted(await get(members, url))).toEqual([]);
});

test('serves the details of a home', async () => {
  const home = await get(visitors, `${LISTINGS}/C7000001?boardId=2`);
  expect(home).toMatchObject({
    mlsNumber: 'C7000001',
    listPrice: '800000.00',
    address: { streetNumber: '11', streetName: 'Alderbank', city: 'Toronto' },
  });
});

test('clusters count the homes on a map', async () => {
  const url = `${LISTINGS}?status=A&listings=false&cluster=true&clusterPrecision=10`;
  const { aggregates } = await get(visitors, url);
  const counts = aggregates.map.clusters.map(({ count }: { count: number }) => count);
  expect(counts.toSorted()).toEqual([9, 9, 9]);
});

test('statistics report sold prices', async () => {
  const url = `${LISTINGS}?status=U&type=sale&lastStatus=Sld&listings=false&statistics=avg-soldPrice,cnt-closed`;
  const { statistics } = await get(members, url);
  expect(statistics.soldPrice.avg).toBe(791_000);
});

test('the history of a home includes the earlier listing that did not sell', async () => {
  const address = 'streetNumber=11&streetName=Alderbank&streetSuffix=Road&city=Toronto';
  const { history } = await get(members, `${LISTINGS}/history?${address}`);
  expect(numbers({ listings: history })).toEqual(['C6000001', 'C7000001']);
});

test('similar homes are in the same city', async () => {
  const { similar } = await get(visitors, `${LISTINGS}/C7000001/similar?boardId=2`);
  expect(similar.length).toBeGreaterThan(0);
  const cities = similar.map(({ address }: { address: { city: string } }) => address.city);
  expect(new Set(cities)).toEqual(new Set(['Toronto']));
});

test('serves photos from the image source to viewers who may see them', async () => {
  const photo = await visitors.inject('/images/listings/2/C7000001/1.jpg?w=220');
  expect(photo.statusCode).toBe(200);
  expect((await sharp(photo.rawPayload).metadata()).width).toBe(220);
  const restricted = '/images/listings/2/C7000009/1.jpg?w=220';
  expect((await visitors.inject(restricted)).statusCode).toBe(404);
  expect((await members.inject(restricted)).statusCode).toBe(200);
});

test('finds places and addresses in the street directory', async () => {
  const suggested = await get(visitors, '/api/places/suggestions?q=Cobourg');
  expect(JSON.stringify(suggested)).toContain('"Cobourg"');
  const address = await get(visitors, '/api/places/geocode?q=12%20Alderbank%20Road,%20Toronto');
  expect(JSON.stringify(address)).toContain('Alderbank');
});

test('suggests homes by number and address', async () => {
  for (const search of ['C7000001', '11%20alderbank']) {
    const found = await get(visitors, `/api/realty/autocomplete?search=${search}`);
    expect([search, numbers(found)]).toEqual([search, expect.arrayContaining(['C7000001'])]);
  }
});
