import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connectHttp } from '#src/clients/http.ts';
import { autocompleteListingsCall } from '#src/contract/listings/autocomplete/autocomplete-call.ts';
import { countListingsCall, getListingCall } from '#src/contract/listings/calls.ts';
import {
  getListingHistoryCall,
  getListingSuggestionsCall,
  getSimilarListingsCall,
} from '#src/contract/listings/detail/detail-calls.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { transportTo } from '#tests/support/app/transport.ts';

const SOLD = {
  status: 'U',
  lastStatus: 'Sld',
  soldDate: '2026-10-01',
  soldPrice: 880_000,
} as const;

const RECORDS = [
  aRecord({ mlsNumber: 'C1' }),
  aRecord({ mlsNumber: 'C2' }),
  aRecord({ mlsNumber: 'S1', ...SOLD }),
];
const params = { mlsNumber: 'C1' };
const type = 'count';

beforeAll(async () => {
  const { app } = await aRealtyApp(RECORDS, 'verified');
  connectHttp(transportTo(app));
  return () => app.close();
});
afterAll(() => connectHttp(undefined));

test('a count sends its search in the body', async () => {
  expect(
    await call(countListingsCall, { query: { type }, body: { type: ['sale'], status: ['A'] } }),
  ).toEqual({
    ok: true,
    value: { count: 2 },
  });
});

test('a refused count names each wrong parameter', async () => {
  const outcome = await call(countListingsCall, {
    query: { type },
    body: { minPrice: 9, maxPrice: 1, minBedrooms: -1 },
  });
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused', status: 400 } });
  const problems = !outcome.ok && outcome.error.kind === 'refused' ? outcome.error.problems : [];
  expect(problems.map(({ param }) => param).sort()).toEqual(['minBedrooms', 'minPrice']);
});

test('the similar listings of a listing are returned', async () => {
  const outcome = await call(getSimilarListingsCall, { params, query: { radius: 5 } });
  expect(outcome.ok && outcome.value.similar.map(({ mlsNumber }) => mlsNumber)).toEqual(['C2']);
});

test('a listing includes its comparable sales with their distance', async () => {
  const outcome = await call(getListingCall, { params, query: { boardId: 2 } });
  const listing = outcome.ok && !('restricted' in outcome.value) ? outcome.value : undefined;
  expect(listing?.comparables).toMatchObject([
    { mlsNumber: 'S1', soldPrice: 880_000, distance: 0 },
  ]);
});

test('listing suggestions have four groups', async () => {
  const outcome = await call(getListingSuggestionsCall, { params });
  expect(outcome.ok && Object.keys(outcome.value).sort()).toEqual([
    'nearby',
    'popular',
    'recent',
    'similarListings',
  ]);
});

test('an address query returns its listing history', async () => {
  const { streetNumber, streetName, city } = aListing().address;
  const query = { streetNumber: streetNumber ?? '', streetName: streetName ?? '', city };
  const outcome = await call(getListingHistoryCall, { query });
  expect(outcome.ok && outcome.value.history.length).toBe(3);
});

test('autocomplete finds a listing by its MLS number', async () => {
  const outcome = await call(autocompleteListingsCall, {
    query: { search: 'C2', resultsPerPage: 3 },
  });
  expect(outcome.ok && outcome.value.listings[0]).toMatchObject({ mlsNumber: 'C2' });
});
