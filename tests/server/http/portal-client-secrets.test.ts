import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permissions } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

type Pick = <Value>(first: Value, second: Value) => Value;

const OPEN_NAMES = ['Alderbank', 'Larchmere', 'Maple'];

function open(i: number): ListingRecord {
  const isSold = i % 3 === 0;
  return aRecord({
    mlsNumber: `C${i}`,
    listPrice: String(400_000 + i * 50_000),
    listDate: `2026-08-${10 + i}`,
    ...(isSold
      ? { status: 'U', lastStatus: 'Sld', soldPrice: 700_000, soldDate: '2026-09-20' }
      : {}),
    boardId: isSold ? 86 : 2,
    address: { ...aListing().address, streetName: OPEN_NAMES[i % 3] ?? '', streetNumber: `${i}` },
  });
}

/** A restricted home with the hidden values of one of two worlds. */
function hidden(i: number, permissions: Permissions, pick: Pick): ListingRecord {
  const isSold = i % 2 === 1;
  return aRecord({
    mlsNumber: `X${i}`,
    permissions,
    status: isSold ? 'U' : 'A',
    lastStatus: isSold ? pick('Sld', 'Lsd') : pick('New', 'Pc'),
    soldDate: isSold ? pick('2026-09-03', '2026-09-28') : null,
    soldPrice: isSold ? pick(611_611, 1_922_922) : null,
    listPrice: pick(`${511_511 + i}`, `${2_022_022 - i}`),
    listDate: pick(`2026-08-${10 + i}`, `2026-08-${27 - i}`),
    map: pick({ latitude: 43.6789, longitude: -79.3 }, { latitude: 43.7, longitude: -79.4321 }),
    address: {
      ...aListing().address,
      streetNumber: pick('7771', '8882'),
      streetName: pick('Secretford', 'Mapelton'),
      unitNumber: pick('9091', '9092'),
      neighborhood: pick('Annex', 'Niagara'),
      area: pick('Hushshire', 'Quietland'),
      zip: pick('K1A 0B1', 'M5V 9Z9'),
    },
    details: {
      ...aListing().details,
      propertyType: pick('Detached', 'Hovel'),
      numBedrooms: pick(3, 5),
      sqft: pick('1500-2000', '3000-3500'),
      yearBuilt: pick('1987', '2020'),
      description: pick('Whispered words', 'Hidden words'),
    },
    office: { brokerageName: pick('Veiled Realty', 'Masked Realty') },
    timestamps: {
      listingUpdated: pick('2026-10-03T01:02:03Z', '2026-10-20T03:02:01Z'),
      expiryDate: null,
    },
    history: [
      {
        mlsNumber: `P${i}`,
        boardId: 2,
        type: 'Sale',
        lastStatus: 'Sld',
        listPrice: pick(311_311, 322_322),
        soldPrice: pick(313_313, 323_323),
        listDate: '2019-03-03',
        soldDate: '2019-04-04',
        timestamps: { expiryDate: null },
      },
    ],
  });
}

/** Hidden values of both worlds: any of them would give a restricted home away. */
const SECRETS =
  /511511|2022022|611611|1922922|Secretford|Mapelton|777|8882|909[12]|Hushshire|Quietland|K1A|M5V|Hovel|43\.6789|79\.4321|Whispered|Hidden words|Veiled|Masked|01:02:03|03:02:01|31[13]31[13]|32[23]32[23]/;

const PERMISSIONS: readonly Permissions[] = [
  { displayAddressOnInternet: 'Y', displayPublic: 'N' },
  { displayAddressOnInternet: 'N', displayPublic: 'Y' },
  { displayAddressOnInternet: 'N', displayPublic: 'N' },
];

const world = (permissions: Permissions, pick: Pick) => [
  ...Array.from({ length: 9 }, (_, i) => open(i)),
  ...Array.from({ length: 8 }, (_, i) => hidden(i, permissions, pick)),
];

const text = fc.oneof(
  fc.constantFrom(
    'Secretford',
    'Mapelton',
    'Mapleton',
    'secret',
    '7771',
    '8882 mapelton',
    'X1',
    'C2',
  ),
  fc.constantFrom(
    'maple',
    'mapel',
    'toronto',
    'tornto',
    'annex',
    'Hushshire',
    'K1A 0B1',
    'alderbnk',
  ),
  fc.stringMatching(/^[a-z0-9]{2,5}$/),
);

const numbers = fc.constantFrom(...[0, 1, 2, 3, 4, 5].flatMap((i) => [`X${i}`, `C${i}`]));
const BASE = '/api/realty/listings';

const anyUrl = fc.oneof(
  text.map((search) => `/api/realty/autocomplete?search=${search}&aggregates=address.city`),
  fc
    .tuple(text, fc.constantFrom('mlsNumber', 'address.streetName', 'address.streetNumber'))
    .map(([search, field]) => `/api/realty/autocomplete?search=${search}&searchFields=${field}`),
  numbers.map((number) => `${BASE}/${number}`),
  numbers.map((number) => `${BASE}/${number}?fields=history,comparables,address.*,listPrice`),
  numbers.map((number) => `${BASE}/${number}/suggestions`),
  fc
    .tuple(
      numbers,
      fc.constantFrom('', '?radius=20', '?listPriceRange=200000', '?sortBy=createdOnAsc'),
    )
    .map(([number, query]) => `${BASE}/${number}/similar${query}`),
  text.map((search) => `/api/realty/locations?search=${search}&boundary=true`),
  text.map((area) => `/api/realty/locations?area=${area}`),
  text.map((search) => `/api/realty/locations/autocomplete?search=${search}`),
  text.map((name) => `${BASE}/locations?neighborhood=${name}&class=residential`),
  fc.constantFrom(
    '/api/realty/meta',
    '/api/realty/locations?city=Toronto',
    `${BASE}/locations?city=Toronto&boardId=2`,
    `${BASE}/locations?area=Hushshire`,
    `${BASE}/history?streetNumber=7771&streetName=Secretford&city=Toronto`,
    `${BASE}/history?mlsNumber=X1`,
  ),
);

describe.each(PERMISSIONS)('with permissions %o', (permissions) => {
  let one: FastifyInstance;
  let other: FastifyInstance;
  let verified: FastifyInstance;

  beforeAll(async () => {
    ({ app: one } = await aRealtyApp(world(permissions, (first) => first)));
    ({ app: other } = await aRealtyApp(world(permissions, (_, second) => second)));
    ({ app: verified } = await aRealtyApp(
      world(permissions, (first) => first),
      'verified',
    ));
  });
  afterAll(() => Promise.all([one.close(), other.close(), verified.close()]));

  test('an anonymous viewer learns nothing hidden, and answers do not depend on hidden values', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl, async (path) => {
        const url = encodeURI(path);
        const [first, second] = [await one.inject(url), await other.inject(url)];
        expect(first.body).not.toMatch(SECRETS);
        expect(second.body).not.toMatch(SECRETS);
        expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
      }),
      { numRuns: 300 },
    );
  });

  test('a made-up session gives no access', async () => {
    const headers = { authorization: 'Bearer made-up', cookie: 'activeSession=true' };
    const response = await one.inject({ url: `${BASE}/history?mlsNumber=X1`, headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual([{ param: 'authorization', msg: expect.any(String) }]);
  });

  test('a verified viewer finds listings by their hidden values', async () => {
    const found = await verified.inject('/api/realty/autocomplete?search=7771%20secretford');
    expect(found.json().count).toBe(8);
    const history = await verified.inject(`${BASE}/history?mlsNumber=X1`);
    expect(history.body).toContain('313313');
    const listing = await verified.inject(`${BASE}/X1`);
    expect(listing.json().history).toHaveLength(1);
  });
});
