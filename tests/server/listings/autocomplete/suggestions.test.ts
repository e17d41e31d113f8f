import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListingSuggestions } from '#src/contract/listings/autocomplete/suggestions.ts';
import { FullListing, SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;

const inCity = (city: string) => ({ address: { ...aListing().address, city, neighborhood: null } });
const sold = { status: 'U', lastStatus: 'Sld', boardId: 86, type: 'Sale' } as const;
const at = (latitude: number) => ({ map: { latitude, longitude: -79.3 } });
const details = (changes: object) => ({ details: { ...aListing().details, ...changes } });

beforeAll(async () => {
  ({ app } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1', boardId: 86, listDate: '2026-10-01', history: [] }),
    aRecord({ mlsNumber: 'C2', listDate: '2026-10-04' }),
    aRecord({ mlsNumber: 'C3', listDate: '2026-10-09' }),
    aRecord({ mlsNumber: 'S1', ...inCity('St. Catharines') }),
    aRecord({ mlsNumber: 'S2', ...inCity('St. Catharines') }),
    aRecord({ mlsNumber: 'B1', ...inCity('Cobourg') }),
    aRecord({ mlsNumber: 'X1', permissions: HIDDEN, listDate: '2026-10-20' }),
    aRecord({ mlsNumber: 'D1', ...sold, soldDate: '2026-09-01', ...at(43.672) }),
    aRecord({ mlsNumber: 'D2', ...sold, soldDate: '2026-07-21', ...at(43.68) }),
    aRecord({ mlsNumber: 'D3', ...sold, soldDate: '2026-07-20', ...at(43.67) }),
    aRecord({ mlsNumber: 'D4', ...sold, soldDate: '2026-09-01', ...details({ numBedrooms: 4 }) }),
    aRecord({
      mlsNumber: 'D5',
      ...sold,
      soldDate: '2026-09-01',
      ...details({ yearBuilt: '1998' }),
    }),
    aRecord({ mlsNumber: 'D6', ...sold, soldDate: '2026-09-01', ...details({ sqft: '2300' }) }),
    aRecord({
      mlsNumber: 'D7',
      ...sold,
      soldDate: '2026-09-01',
      ...details({ yearBuilt: '31-50', sqft: '2150' }),
      ...at(43.671),
    }),
    aRecord({ mlsNumber: 'D8', ...sold, soldDate: '2026-09-01', ...at(43.9) }),
    aRecord({ mlsNumber: 'D9', ...sold, soldDate: '2026-09-01', permissions: HIDDEN }),
    aRecord({ mlsNumber: 'D10', ...sold, lastStatus: 'Exp', soldDate: '2026-09-01' }),
  ]));
});
afterAll(() => app.close());

test('suggests places with counts and listings, as the contract says', async () => {
  const response = await app.inject('/api/realty/listings/C1/suggestions');
  expect(getListingSuggestions.reply.safeParse(response.json()).error).toBeUndefined();
  const { popular, nearby, recent, similarListings } = response.json();
  const counts = (places: { name: string; count: number }[]) =>
    places.map(({ name, count }) => [name, count]);
  expect(counts(popular)).toEqual([
    ['Toronto', 4],
    ['St. Catharines', 2],
    ['Cobourg', 1],
  ]);
  expect(counts(nearby)).toEqual([
    ['St. Catharines', 2],
    ['Cobourg', 1],
  ]);
  const numbers = (listings: { mlsNumber: string }[]) => listings.map(({ mlsNumber }) => mlsNumber);
  expect(numbers(recent)).toEqual(['C3', 'C2', 'X1']);
  expect(numbers(similarListings).slice(0, 2).toSorted()).toEqual(['C2', 'C3']);
});

test('suggests the same homes and values regardless of the requested fields', async () => {
  const whole = (await app.inject('/api/realty/listings/C1/suggestions')).json();
  const query = new URLSearchParams(SUMMARY_FIELDS.map((field) => ['fields', field]));
  const cut = (await app.inject(`/api/realty/listings/C1/suggestions?${query}`)).json();
  const pick = fieldPicker(SUMMARY_FIELDS);
  for (const list of ['recent', 'similarListings']) {
    expect(cut[list]).toEqual(whole[list].map(pick));
    expect(cut[list].length).toBeGreaterThan(2);
  }
});

test('accepts the board in the header and a choice of fields', async () => {
  const response = await app.inject({
    url: '/api/realty/listings/C1/suggestions?fields=mlsNumber',
    headers: { 'board-id': '86' },
  });
  expect(response.json().recent.slice(0, 2)).toEqual([{ mlsNumber: 'C3' }, { mlsNumber: 'C2' }]);
  const other = await app.inject('/api/realty/listings/C1/suggestions?boardId=2');
  expect(other.statusCode).toBe(404);
});

test('comparables are similar homes closed nearby within three months, nearest first', async () => {
  const response = await app.inject('/api/realty/listings/C1');
  expect(FullListing.safeParse(response.json()).error).toBeUndefined();
  const { comparables } = response.json();
  expect(comparables.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)).toEqual([
    'D7',
    'D1',
    'D2',
  ]);
  expect(comparables.map(({ distance }: { distance: number }) => distance)).toEqual([
    0.11, 0.22, 1.11,
  ]);
});

test('a restricted listing has neither comparables nor history', async () => {
  const listing = (await app.inject('/api/realty/listings/X1')).json();
  expect(listing.restricted).toBe(true);
  expect(listing).not.toHaveProperty('comparables');
  expect(listing).not.toHaveProperty('history');
});
