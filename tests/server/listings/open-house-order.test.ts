import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const on = (...days: number[]) => ({
  openHouse: days.map((day) => ({ date: `2026-10-${day}T00:00:00.000Z`, startTime: '14:00' })),
});
const RECORDS = [
  aRecord({ mlsNumber: 'LATER', ...on(25, 31) }),
  aRecord({ mlsNumber: 'NONE' }),
  aRecord({ mlsNumber: 'SOON', ...on(12, 18) }),
  aRecord({ mlsNumber: 'PAST', ...on(11) }),
  aRecord({
    mlsNumber: 'OFF',
    openHouse: [{ date: '2026-10-16', startTime: '14:00', status: 'Cancelled' }],
  }),
  aRecord({ mlsNumber: 'HIDDEN', permissions: HIDDEN, ...on(16) }),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp(RECORDS, { config: testConfig({ DEMO_DATE: '2026-10-15' }) });
});
afterAll(() => app.close());

async function numbers(query: string): Promise<string[]> {
  const response = await app.inject(`/api/realty/listings?${query}`);
  return response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
}

test('sorts homes by their next open house, homes without one last', async () => {
  const shown = await numbers('sortBy=openHouseDateAsc');
  expect(shown.slice(0, 2)).toEqual(['SOON', 'LATER']);
  expect(shown.slice(2, 5).toSorted()).toEqual(['NONE', 'OFF', 'PAST']);
  expect(shown[5]).toBe('HIDDEN');
  expect((await numbers('sortBy=openHouseDateDesc')).slice(0, 2)).toEqual(['LATER', 'SOON']);
});

test('does not find a cancelled open house', async () => {
  expect(await numbers('minOpenHouseDate=2026-10-16&maxOpenHouseDate=2026-10-20')).toEqual([
    'SOON',
  ]);
});

test('from a given day, the next open house is the first after it', async () => {
  const query = 'sortBy=openHouseDateAsc&minOpenHouseDate=2026-10-11';
  expect(await numbers(query)).toEqual(['PAST', 'SOON', 'LATER']);
});
