import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp, type RealtyApp } from '#tests/support/app/realty-app.ts';

const HIDDEN_VALUES = ['Maple', 'Beaches', 'M4E', '43.67,', '899000', 'Fernhill'];

let anonymous: RealtyApp;
let verifiedApp: RealtyApp;

const RECORDS = [
  aRecord({ mlsNumber: 'C1' }),
  aRecord({ mlsNumber: 'C2', address: { ...aListing().address, streetNumber: '20' } }),
  aRecord({ mlsNumber: 'X1', permissions: HIDDEN }),
];

beforeAll(async () => {
  anonymous = await aRealtyApp(RECORDS);
  verifiedApp = await aRealtyApp(RECORDS, 'verified');
  for (const { repository } of [anonymous, verifiedApp]) {
    const keys = ['C1', 'X1'].map((mlsNumber) => ({ mlsNumber, boardId: 2 }));
    await repository.remove(keys, '2026-10-21');
  }
});
afterAll(() => Promise.all([anonymous.app.close(), verifiedApp.app.close()]));

const LISTINGS = '/api/realty/listings';

test.each([
  `${LISTINGS}/C1`,
  `${LISTINGS}/c1?boardId=2`,
  `${LISTINGS}/C1/similar`,
  `${LISTINGS}/C1/suggestions`,
])('%s of a removed listing answers 410 with a problem list', async (path) => {
  const answer = await anonymous.app.inject(path);
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toEqual([
    { param: 'mlsNumber', msg: 'the home with the MLS number C1 is no longer listed' },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an unknown listing is not found', async () => {
  expect((await anonymous.app.inject(`${LISTINGS}/NONE1`)).statusCode).toBe(404);
  expect((await anonymous.app.inject(`${LISTINGS}/C1?boardId=86`)).statusCode).toBe(404);
});

test('no search or suggestion finds a removed listing', async () => {
  for (const { app } of [anonymous, verifiedApp]) {
    const { count, listings } = (await app.inject(`${LISTINGS}?status=A&status=U`)).json();
    expect([count, listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber)]).toEqual([
      1,
      ['C2'],
    ]);
    const autocompleteReply = await app.inject('/api/realty/autocomplete?search=X1');
    expect(autocompleteReply.body).not.toContain('"X1"');
  }
});

test('a removed restricted listing reveals nothing hidden to any viewer', async () => {
  for (const { app, repository } of [anonymous, verifiedApp]) {
    const answer = await app.inject(`${LISTINGS}/X1`);
    expect(answer.statusCode).toBe(410);
    const removalText = JSON.stringify(await repository.findRemoved({ mlsNumber: 'X1' }));
    for (const value of HIDDEN_VALUES) {
      expect(answer.body).not.toContain(value);
      expect(removalText).not.toContain(value);
    }
  }
});

test('a listing that is stored again is served as before', async () => {
  const { app, repository } = await aRealtyApp(RECORDS);
  await repository.remove([{ mlsNumber: 'C1', boardId: 2 }], '2026-10-21');
  expect((await app.inject(`${LISTINGS}/C1`)).statusCode).toBe(410);
  await repository.put(RECORDS.slice(0, 1));
  expect((await app.inject(`${LISTINGS}/C1`)).statusCode).toBe(200);
  await app.close();
});
