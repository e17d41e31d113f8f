import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { call, connectHttp } from '#src/clients/http.ts';
import { getListingCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { transportTo } from '#tests/support/app/transport.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp([aRecord({ mlsNumber: 'C1' }), aRecord({ mlsNumber: 'C2' })]);
});
afterEach(() => connectHttp(undefined));

test('a search is encoded as the contract defines and returns typed listings', async () => {
  const requestedUrls: string[] = [];
  connectHttp(transportTo(app, requestedUrls));
  const outcome = await call(searchListingsCall, {
    query: {
      type: ['sale', 'lease'],
      map: [
        [
          [-80, 43],
          [-80, 44],
          [-79, 44],
          [-79, 43],
        ],
      ],
      listings: true,
      minPrice: 100_000,
    },
  });
  expect(requestedUrls).toEqual([
    '/api/realty/listings?type=sale&type=lease&map=%5B%5B%5B-80%2C43%5D%2C%5B-80%2C44%5D%2C%5B-79%2C44%5D%2C%5B-79%2C43%5D%5D%5D&listings=true&minPrice=100000',
  ]);
  expect(outcome.ok && outcome.value.count).toBe(2);
  expect(outcome.ok && outcome.value.listings[0]).toMatchObject({ listPrice: 899_000 });
});

test('a refused call returns its problems', async () => {
  connectHttp(transportTo(app));
  const outcome = await call(getListingCall, { params: { mlsNumber: 'NONE9' } });
  expect(outcome).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 404, problems: [{ param: 'mlsNumber' }] },
  });
});

test('a call without a transport fails as unreachable', async () => {
  expect(await call(searchListingsCall, {})).toEqual({ ok: false, error: { kind: 'unreachable' } });
});

test.each([
  ['a network failure', () => Promise.reject(new TypeError('failed')), 'unreachable'],
  ['a reply that is no JSON', async () => new Response('<html>'), 'unreadable'],
  ['a reply of another shape', async () => new Response('{"count":"many"}'), 'unreadable'],
])('%s is returned as an error, not thrown', async (_, transport, kind) => {
  connectHttp(transport);
  expect(await call(searchListingsCall, {})).toEqual({ ok: false, error: { kind } });
});

test('a refusal with an unreadable body is still a refusal with its status', async () => {
  connectHttp(async () => new Response('gateway down', { status: 502 }));
  expect(await call(searchListingsCall, {})).toEqual({
    ok: false,
    error: { kind: 'refused', status: 502, problems: [], retryAfter: null },
  });
});

test('an aborted call returns the aborted error', async () => {
  const controller = new AbortController();
  connectHttp(async (_url, { signal }) => {
    controller.abort();
    signal?.throwIfAborted();
    return new Response('{}');
  });
  expect(await call(searchListingsCall, { signal: controller.signal })).toEqual({
    ok: false,
    error: { kind: 'aborted' },
  });
});
