import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const { address, details } = aListing();
const withUpdate = (day: number) => ({ listingUpdated: `2026-10-0${day}`, expiryDate: null });

const inWords = (mlsNumber: string, day: number) =>
  aRecord({
    mlsNumber,
    timestamps: withUpdate(day),
    details: { ...details, description: 'Near Willow Park, with a garden.' },
  });

const RECORDS = [
  inWords('D1', 5),
  inWords('D2', 7),
  aRecord({
    mlsNumber: 'S1',
    timestamps: withUpdate(1),
    address: { ...address, streetName: 'Willow' },
  }),
  aRecord({ mlsNumber: 'K1', timestamps: withUpdate(2), details: { ...details, style: 'Willow' } }),
  aRecord({
    mlsNumber: 'X1',
    timestamps: withUpdate(9),
    permissions: HIDDEN,
    address: { ...address, streetName: 'Willow' },
  }),
];

let app: FastifyInstance;
let verifiedApp: FastifyInstance;
beforeAll(async () => {
  app = await anApp(RECORDS);
  verifiedApp = await anApp(RECORDS, { identify: () => 'verified' });
});
afterAll(() => Promise.all([app.close(), verifiedApp.close()]));

async function numbers(query: string, by = app): Promise<string[]> {
  const response = await by.inject(`/api/realty/listings?${query}`);
  return response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
}

test('ranks keyword matches in the address first, then in the type of home, then elsewhere', async () => {
  expect(await numbers('search=willow')).toEqual(['S1', 'K1', 'D2', 'D1']);
});

test('a requested sort order replaces relevance', async () => {
  expect(await numbers('search=willow&sortBy=updatedOnDesc')).toEqual(['D2', 'D1', 'K1', 'S1']);
});

test('a search without keywords starts with the latest change', async () => {
  expect((await numbers('')).slice(0, 2)).toEqual(['D2', 'D1']);
});

test('only verified viewers see the relevance rank of a restricted home', async () => {
  expect(await numbers('search=willow', verifiedApp)).toEqual(['X1', 'S1', 'K1', 'D2', 'D1']);
  const any = 'search=willow&operator=OR&city=Toronto';
  const last = await numbers(any);
  expect(last.at(-1)).toBe('X1');
});
