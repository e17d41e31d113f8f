import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { aStore, anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

/** Homes at growing distances north of the removed one. */
const NEAR = Array.from({ length: 10 }, (_, at) =>
  aRecord({
    mlsNumber: `C${at}`,
    map: { latitude: 43.67 + at / 100, longitude: -79.3 },
    address: { ...aListing().address, streetNumber: String(100 + at) },
  }),
);
const FAR = aRecord({ mlsNumber: 'F1', map: { latitude: 49.2, longitude: -123.1 } });
const HIDDEN_ONES = ['X1', 'X2'].map((mlsNumber) => aRecord({ mlsNumber, permissions: HIDDEN }));

let app: FastifyInstance;
beforeAll(async () => {
  const store = await aStore([...NEAR, FAR, ...HIDDEN_ONES, aRecord({ mlsNumber: 'G1' })]);
  const keys = ['G1', 'X1'].map((mlsNumber) => ({ mlsNumber, boardId: 2 }));
  await store.repository.remove(keys, '2026-10-21');
  app = await anApp([], { ...store, site: loadBuiltSite(DIST) });
});
afterAll(() => app.close());

const pageOf = async (path: string) => {
  const { statusCode, body, headers } = await app.inject(`${BASE_PATH}/detail/${path}`);
  return { status: statusCode, html: body, headers };
};

test('the page of a removed home says so and shows the eight nearest homes', async () => {
  const { status, html, headers } = await pageOf('on/toronto/the-beaches/18-maple/G1/2');
  expect(status).toBe(410);
  expect(html).toMatch(/<h1[^>]*>This home is no longer listed<\/h1>/);
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('application/ld+json');
  expect(headers['cache-control']).toBe('private, no-cache');
  const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
  expect(cards).toHaveLength(8);
  for (const [at, card] of cards.entries()) expect(card).toContain(`${100 + at} Maple`);
  expect(html).toContain(`href="${BASE_PATH}/list/on/toronto"`);
});

test('the page of a removed restricted home shows only its city', async () => {
  const { status, html } = await pageOf('on/toronto/X1/2');
  expect(status).toBe(410);
  expect(html).not.toContain('18 Maple');
  expect(html).toContain(`href="${BASE_PATH}/list/on/toronto"`);
});

test('an unknown home is not found', async () => {
  expect((await pageOf('on/toronto/NONE1/2')).status).toBe(404);
});
