import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;
let verifiedApp: FastifyInstance;

const beds = (numBedrooms: number) => ({ details: { ...aListing().details, numBedrooms } });
const kind = (propertyType: string) => ({ details: { ...aListing().details, propertyType } });
const inPart = (neighborhood: string, longitude: number) => ({
  address: { ...aListing().address, neighborhood },
  map: { latitude: 43.67, longitude },
});

/** A home of a town without a neighbourhood, far from the others. */
const farAway = (propertyType: string, numBedrooms: number, latitude: number) => ({
  address: { ...aListing().address, city: 'Regina', state: 'SK', neighborhood: null },
  map: { latitude, longitude: -104.6 },
  details: { ...aListing().details, propertyType, numBedrooms },
});

const crowd = Array.from({ length: 25 }, (_, i) =>
  aRecord({ mlsNumber: `Z${i}`, ...inPart('Crowded', -79.6), listDate: `2026-09-0${1 + (i % 9)}` }),
);

const RECORDS = [
  aRecord({ mlsNumber: 'C1', listPrice: '900000.00' }),
  aRecord({
    mlsNumber: 'C2',
    listPrice: '950000.00',
    timestamps: { listingUpdated: '2026-10-03', expiryDate: null },
  }),
  aRecord({ mlsNumber: 'C3', ...beds(4) }),
  aRecord({ mlsNumber: 'C4', ...kind('Condo Apt') }),
  aRecord({ mlsNumber: 'C5', type: 'Lease' }),
  aRecord({
    mlsNumber: 'C6',
    status: 'U',
    lastStatus: 'Sld',
    soldDate: '2026-10-01',
    soldPrice: 1,
  }),
  aRecord({ mlsNumber: 'C7', ...inPart('Annex', -79.32) }),
  aRecord({ mlsNumber: 'C8', ...inPart('Annex', -79.45) }),
  aRecord({ mlsNumber: 'X1', permissions: HIDDEN }),
  aRecord({ mlsNumber: 'L1', ...farAway('Detached', 9, 50.4) }),
  aRecord({ mlsNumber: 'L2', ...farAway('Detached', 2, 50.45) }),
  aRecord({ mlsNumber: 'L3', ...farAway('Detached', 4, 51.2) }),
  aRecord({ mlsNumber: 'L4', ...farAway('Condo Apt', 1, 50.41) }),
  aRecord({ mlsNumber: 'L5', ...farAway('Condo Apt', 2, 50.42) }),
  aRecord({ mlsNumber: 'X2', ...farAway('Condo Apt', 2, 50.41), permissions: HIDDEN }),
  ...crowd,
];

beforeAll(async () => {
  ({ app } = await aRealtyApp(RECORDS));
  ({ app: verifiedApp } = await aRealtyApp(RECORDS, 'verified'));
});
afterAll(() => Promise.all([app.close(), verifiedApp.close()]));

const similar = async (path: string, by = app): Promise<string[]> => {
  const response = await by.inject(`/api/realty/listings/${path}`);
  expect(response.statusCode).toBe(200);
  return response.json().similar.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
};

test('similar homes share type, kind, bedrooms and neighbourhood, followed by nearby ones', async () => {
  expect((await similar('C1/similar')).slice(0, 2)).toEqual(['C2', 'C7']);
  expect((await similar('C1/similar', verifiedApp)).slice(0, 3)).toEqual(['C2', 'X1', 'C7']);
});

test('adds homes farther away if fewer than four are nearby', async () => {
  const numbers = await similar('C1/similar');
  expect(numbers).toHaveLength(4);
  expect(new Set(numbers).size).toBe(4);
  expect(numbers.slice(2).every((number) => /^(C8|Z\d+)$/.test(number))).toBe(true);
});

test('falls back to homes with other bedrooms, then of another kind', async () => {
  expect((await similar('L1/similar')).toSorted()).toEqual(['L2', 'L3', 'L4', 'L5']);
  expect((await similar('L1/similar')).slice(0, 2)).toEqual(['L2', 'L3']);
  expect(await similar('L1/similar')).not.toContain('X2');
});

test('a radius replaces the neighbourhood', async () => {
  expect((await similar('C1/similar?radius=1')).toSorted()).toEqual(['C2']);
  expect((await similar('C1/similar?radius=13')).toSorted()).toEqual(['C2', 'C7', 'C8']);
});

test('a price range is relative to the price of the listing', async () => {
  expect((await similar('C1/similar?listPriceRange=50000')).slice(0, 2)).toEqual(['C2', 'C7']);
  expect((await similar('C1/similar?listPriceRange=49999'))[0]).toBe('C7');
  expect(await similar('C1/similar?listPriceRange=49999')).not.toContain('C2');
});

test('returns at most twenty and never the listing itself', async () => {
  const numbers = await similar('Z3/similar');
  expect(numbers).toHaveLength(20);
  expect(numbers).not.toContain('Z3');
});

test('compares only the public values of a restricted listing', async () => {
  const numbers = await similar('X1/similar');
  expect(numbers).toContain('C4');
  expect(numbers).not.toContain('C5');
});
