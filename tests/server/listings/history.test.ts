import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListingHistory } from '#src/contract/listings/detail/history.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;
let anonymous: FastifyInstance;

const at = (changes: object) => ({ address: { ...aListing().address, ...changes } });
const earlier = {
  mlsNumber: 'P1',
  boardId: 2,
  type: 'Sale',
  lastStatus: 'Sld',
  listPrice: 500_000,
  soldPrice: 510_000,
  listDate: '2019-03-03',
  soldDate: '2019-04-04',
  timestamps: { expiryDate: null },
} as const;

const RECORDS = [
  aRecord({ mlsNumber: 'C1', originalPrice: '990000.00', history: [earlier] }),
  aRecord({
    mlsNumber: 'C0',
    status: 'U',
    lastStatus: 'Exp',
    listDate: '2024-01-02',
    permissions: HIDDEN,
  }),
  aRecord({ mlsNumber: 'C2', ...at({ city: 'Cobourg', zip: 'K9A 1A1' }) }),
  aRecord({ mlsNumber: 'C3', ...at({ streetSuffix: 'Road', unitNumber: '4' }) }),
  aRecord({ mlsNumber: 'C4', ...at({ streetNumber: '20' }), boardId: 86 }),
];

beforeAll(async () => {
  ({ app } = await aRealtyApp(RECORDS, 'verified'));
  ({ app: anonymous } = await aRealtyApp(RECORDS));
});
afterAll(() => Promise.all([app.close(), anonymous.close()]));

const ask = (query: string) => app.inject(`/api/realty/listings/history?${encodeURI(query)}`);
const numbers = async (query: string): Promise<string[]> => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  expect(getListingHistory.reply.safeParse(response.json()).error).toBeUndefined();
  return response.json().history.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
};

test.each([
  ['streetNumber=18&streetName=maple&city=toronto&streetSuffix=Ave', ['C1', 'C0', 'P1']],
  ['streetNumber=18&streetName=Maple&zip=M4E&streetSuffix=Avenue', ['C1', 'C0', 'P1']],
  [
    'streetNumber=18&streetName=Maple&city=Toronto&state=ON&boardId=2&unitNumber=',
    ['C1', 'C0', 'P1'],
  ],
  ['streetNumber=18&streetName=Maple&zip=m4e2b7&streetSuffix=Road&unitNumber=4', ['C3']],
  ['streetNumber=18&streetName=Maple&city=Cobourg', ['C2']],
  ['mlsNumber=c1', ['C1', 'C0', 'P1']],
  ['addressKey=18-maple-avenue-cobourg-on', ['C2']],
])('%s finds a home listed as %j, latest first', async (query, expected) => {
  expect(await numbers(query)).toEqual(expected);
});

test.each([
  ['a home of a board without history', 'streetNumber=20&streetName=Maple&city=Toronto'],
  ['a house that is not listed', 'streetNumber=19&streetName=Maple&city=Toronto'],
  ['an unknown city', 'streetNumber=18&streetName=Maple&city=Nowhere'],
  ['an unknown number', 'mlsNumber=Z9'],
])('%s is not found', async (_, query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual([{ param: 'address', msg: expect.any(String) }]);
});

test('tells the price that a listing was first offered at', async () => {
  const { history } = (await ask('mlsNumber=c1')).json();
  expect(history[0]).toMatchObject({ mlsNumber: 'C1', originalPrice: 990_000 });
});

test('answers 401 to anonymous viewers, whether the home is known or not', async () => {
  for (const number of ['C1', 'Z9']) {
    const response = await anonymous.inject(`/api/realty/listings/history?mlsNumber=${number}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual([{ param: 'authorization', msg: expect.any(String) }]);
  }
});

test('a history is never cached', async () => {
  expect((await ask('mlsNumber=C1')).headers['cache-control']).toBe('private, no-store');
});

test.each([
  '/api/realty/listings?fields=mlsNumber,history&status=A&status=U',
  '/api/realty/listings?cluster=true&clusterPrecision=29&clusterFields=mlsNumber,history',
  '/api/realty/listings',
  '/api/realty/listings/C1/similar?fields=mlsNumber,history',
  '/api/realty/listings/C1/suggestions?fields=mlsNumber,history',
  '/api/realty/autocomplete?search=Maple&fields=mlsNumber,history',
])('lists of homes never include their history: %s', async (path) => {
  for (const server of [app, anonymous]) {
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('P1');
    expect(body).not.toContain('history');
  }
});
