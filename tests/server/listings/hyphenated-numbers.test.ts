import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MLS_NUMBER_PATTERN } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { mapPath, readMapPath } from '#src/domain/map/route.ts';
import { detailPath, readDetailPath } from '#src/domain/routes.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const NUMBER = 'R-2904-118';
const LISTINGS = '/api/realty/listings';
let app: FastifyInstance;
beforeAll(async () => {
  const images = [`listings/2/${NUMBER}/1.jpg`];
  app = await anApp([aRecord({ mlsNumber: NUMBER, images }), aRecord({ mlsNumber: 'C2904118' })]);
});
afterAll(() => app.close());

test.each(['C7000001', 'R-1', 'a-1-b', '5', 'X'.repeat(32)])('%s is an MLS number', (number) => {
  expect(MLS_NUMBER_PATTERN.test(number)).toBe(true);
});

test.each([
  '',
  '-',
  '-R1',
  'R1-',
  'R--1',
  'R 1',
  'R_1',
  "R'1",
  'R/1',
  'é1',
  'X'.repeat(33),
  'R1\n',
])('%j is not an MLS number', (number) => {
  expect(MLS_NUMBER_PATTERN.test(number)).toBe(false);
});

const numbersOf = (reply: { json(): { listings: { mlsNumber: string }[] } }) =>
  reply.json().listings.map(({ mlsNumber }) => mlsNumber);

test('finds a listing with a hyphenated number in every way', async () => {
  const home = await app.inject(`${LISTINGS}/${NUMBER.toLowerCase()}?boardId=2`);
  expect(home.json()).toMatchObject({ mlsNumber: NUMBER });
  expect(numbersOf(await app.inject(`${LISTINGS}?mlsNumber=${NUMBER}`))).toEqual([NUMBER]);
  const search = await app.inject(`${LISTINGS}?search=${NUMBER}&searchFields=mlsNumber`);
  expect(numbersOf(search)).toEqual([NUMBER]);
  for (const begun of ['R-29', 'r2904', 'r-2904-1', NUMBER]) {
    const suggested = await app.inject(`/api/realty/autocomplete?search=${begun}`);
    expect([begun, numbersOf(suggested).toSorted()]).toEqual([begun, [NUMBER]]);
  }
  expect((await app.inject(`/images/listings/2/${NUMBER}/1.jpg`)).statusCode).toBe(200);
});

test('reads back the page and map URLs of a listing with a hyphenated number', () => {
  const path = detailPath({
    mlsNumber: NUMBER,
    boardId: 2,
    address: { city: 'Toronto', state: 'Ontario' },
  });
  expect(readDetailPath(path)).toEqual({ mlsNumber: NUMBER, boardId: 2 });
  const view = { center: { lat: 43.65, lng: -79.38 }, zoom: 14 };
  const pin = { mlsNumber: NUMBER, boardId: 2 };
  const [pinPath = ''] = mapPath(view, pin).split('?');
  expect(readMapPath(pinPath, new URLSearchParams())).toMatchObject({ listing: pin });
  expect(listingKey({ mlsNumber: 'R-1', boardId: 2 })).not.toBe(
    listingKey({ mlsNumber: 'R', boardId: 12 }),
  );
});
