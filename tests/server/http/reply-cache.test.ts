import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#src/server/http/viewer.ts';
import { anApp, aStore, testConfig } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const LISTINGS = '/api/realty/listings';
const TEN = `${LISTINGS}?resultsPerPage=10`;
const ONE = `${LISTINGS}/C9000001`;
const ZSTD = { 'accept-encoding': 'zstd' };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const app of apps.splice(0)) await app.close();
});

/** An app over some listings that counts how often they are searched and read. */
async function anAppThatCounts({ identify }: { identify?: () => Viewer } = {}) {
  const records = Array.from({ length: 30 }, (_, at) => aRecord({ mlsNumber: `C90000${10 + at}` }));
  const store = await aStore([aRecord({ mlsNumber: 'C9000001' }), ...records]);
  const { repository } = store;
  const asked = vi.fn();
  const counted = {
    ...repository,
    search: (...args: Parameters<typeof repository.search>) => {
      asked();
      return repository.search(...args);
    },
    searchSummaries: (...args: Parameters<typeof repository.searchSummaries>) => {
      asked();
      return repository.searchSummaries(...args);
    },
    find: (...args: Parameters<typeof repository.find>) => {
      asked();
      return repository.find(...args);
    },
  };
  const app = await anApp([], { ...store, repository: counted, ...(identify && { identify }) });
  apps.push(app);
  return { app, asked, repository };
}

/** The parts of a reply that stay the same when it is sent again. */
function sameOf({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  const { date: _, 'x-request-id': __, 'server-timing': ___, ...others } = headers;
  return { statusCode, headers: others, rawPayload };
}

test.each([
  ['a search', TEN],
  ['a search with an unknown parameter', `${TEN}&colour=red`],
  ['a small answer', `${LISTINGS}?fields=mlsNumber&resultsPerPage=1`],
  ['a listing', ONE],
  ['similar homes', `${ONE}/similar`],
])('%s is served from the cache unchanged', async (_, url) => {
  const { app, asked } = await anAppThatCounts();
  for (const headers of [{}, ZSTD]) {
    const first = await app.inject({ url, headers });
    expect(first.statusCode).toBe(200);
    const count = asked.mock.calls.length;
    const again = await app.inject({ url, headers });
    expect(sameOf(again)).toEqual(sameOf(first));
    expect(again.headers['server-timing']).toMatch(/^total;dur=/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(asked).toHaveBeenCalledTimes(count);
  }
});

test('a client that has a compressed answer gets 304', async () => {
  const { app } = await anAppThatCounts();
  const { headers } = await app.inject({ url: TEN, headers: ZSTD });
  expect(headers['content-encoding']).toBe('zstd');
  const again = await app.inject({
    url: TEN,
    headers: { ...ZSTD, 'if-none-match': String(headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).not.toHaveProperty('content-encoding');
  expect(again.headers).toMatchObject({ etag: headers['etag'], vary: headers['vary'] });
});

test('renews answers once listings have changed', async () => {
  const { app, repository } = await anAppThatCounts();
  const price = async () => (await app.inject(ONE)).json().listPrice;
  const before = await price();
  await repository.put([aRecord({ mlsNumber: 'C9000001', listPrice: '123456.00' })]);
  expect(await price()).not.toBe(before);
  await repository.put([aRecord({ mlsNumber: 'C9000001', permissions: HIDDEN })]);
  expect((await app.inject(ONE)).json()).not.toHaveProperty('listPrice');
});

test('each kind of viewer has its own cached answers', async () => {
  let viewer: Viewer = 'verified';
  const { app, repository } = await anAppThatCounts({ identify: () => viewer });
  await repository.put([aRecord({ mlsNumber: 'C9000001', permissions: HIDDEN })]);
  const isWhole = async () => 'listPrice' in (await app.inject(ONE)).json();
  expect(await isWhole()).toBe(true);
  viewer = 'anonymous';
  expect(await isWhole()).toBe(false);
  viewer = 'verified';
  expect(await isWhole()).toBe(true);
});

test('caches answers separately per board-id header', async () => {
  const { app } = await anAppThatCounts();
  const status = async (board: string) =>
    (await app.inject({ url: ONE, headers: { 'board-id': board } })).statusCode;
  expect([await status('2'), await status('3'), await status('2')]).toEqual([200, 404, 200]);
});

test('does not cache refusals, POST answers or answers to trusted servers', async () => {
  const key = 'key-of-a-trusted-server-0123456789';
  const { app, asked } = await anAppThatCounts();
  await app.inject(`${LISTINGS}/NONE`);
  await app.inject(`${LISTINGS}/NONE`);
  await app.inject({ method: 'POST', url: LISTINGS, payload: {} });
  await app.inject({ method: 'POST', url: LISTINGS, payload: {} });
  expect(asked).toHaveBeenCalledTimes(4);
  const trusting = await anApp([aRecord()], { config: testConfig({ REALTY_API_KEYS: key }) });
  apps.push(trusting);
  const headers = { 'repliers-api-key': key };
  const own = await trusting.inject({ url: LISTINGS, headers });
  const others = await trusting.inject(LISTINGS);
  expect(own.headers['cache-control']).not.toBe(others.headers['cache-control']);
});

test('caches an answer no longer than a shared cache may', async () => {
  const start = performance.now();
  let passedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => start + passedMs);
  const { app, asked } = await anAppThatCounts();
  for (const [atMs, times] of [
    [0, 1],
    [29_000, 1],
    [31_000, 2],
  ] as const) {
    passedMs = atMs;
    // The cache reads the clock once a millisecond.
    await sleep(5);
    await app.inject(LISTINGS);
    expect(asked).toHaveBeenCalledTimes(times);
  }
});
