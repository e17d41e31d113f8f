import { expect, test } from 'vitest';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const app = await anApp([
  aRecord({ mlsNumber: 'C1', type: 'Sale' }),
  aRecord({ mlsNumber: 'C2', type: 'Sale' }),
  aRecord({ mlsNumber: 'C3', type: 'Lease' }),
]);

async function count(query: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url: `/api/realty/listings${query}`, payload });
  return { status: reply.statusCode, body: reply.json() };
}

test('a count takes its filters from the body and returns no listings', async () => {
  const { status, body } = await count('?type=count', { type: ['sale'], status: ['A'] });
  expect(status).toBe(200);
  expect(body.count).toBe(2);
  expect(body.listings).toEqual([]);
});

test('with an empty body, counts what the query filters', async () => {
  expect((await count('?type=count', {})).body.count).toBe(3);
  expect((await count('?type=lease', {})).body.count).toBe(1);
});

test('the body overrides the query', async () => {
  expect((await count('?type=sale', { type: 'lease' })).body.count).toBe(1);
});

test('refuses a bad filter in the body by name', async () => {
  const { status, body } = await count('?type=count', { minPrice: 'cheap' });
  expect(status).toBe(400);
  expect(body[0].param).toContain('minPrice');
});
