import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Meta } from '#src/contract/meta.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;

const updated = (listingUpdated: string) => ({ timestamps: { listingUpdated, expiryDate: null } });

beforeAll(async () => {
  ({ app } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1', ...updated('2026-10-05T10:00:00.000Z') }),
    aRecord({ mlsNumber: 'C2', status: 'U', lastStatus: 'Sld' }),
    aRecord({ mlsNumber: 'X1', permissions: HIDDEN, ...updated('2026-10-09T10:00:00.000Z') }),
  ]));
});
afterAll(() => app.close());

test('the API describes its data and links to its documentation', async () => {
  const response = await app.inject('/api/realty/meta');
  expect(Meta.safeParse(response.json()).error).toBeUndefined();
  expect(response.json()).toMatchObject({
    updatedOn: '2026-10-05T10:00:00.000Z',
    counts: { listings: 3, active: 2, offMarket: 1 },
    propertyTypes: ['Detached'],
  });
  expect(response.json().boards.map(({ boardId }: { boardId: number }) => boardId)).toEqual([
    2, 86,
  ]);
  expect(response.json().statuses).toContainEqual({
    lastStatus: 'Sld',
    status: 'U',
    badge: 'sold',
  });
  expect(response.json().priceSteps.sale.at(-1)).toBe(7_000_000);
  expect(response.headers['link']).toContain('</api/realty/openapi.json>; rel="service-desc"');
});

test('HEAD returns the headers without the body', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/api/realty/meta' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['link']).toContain('/api/realty/docs');
  expect(response.body).toBe('');
});

test.each(['/api/realty/meta', '/api/realty/meta?group=real_estate'])(
  '%s links to the rules of the contact forms',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    const links = String(response.headers['link']).split(', ');
    expect(links).toContain(
      '</api/realty/schemas/lead.json>; rel="user"; type="application/schema+json"',
    );
    expect(links).toContain(
      '</api/realty/schemas/listing-lead.json>; rel="listing-user"; type="application/schema+json"',
    );
  },
);

test('refuses a group of more than a hundred characters', async () => {
  const response = await app.inject(`/api/realty/meta?group=${'x'.repeat(101)}`);
  expect(response.statusCode).toBe(400);
});
