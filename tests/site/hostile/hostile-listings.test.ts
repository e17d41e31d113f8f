import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { LIST_PAGE_SIZE } from '#src/domain/search/list/list-route.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { importListings } from '#src/server/feeds/import-listings.ts';
import type { ImportReport } from '#src/server/feeds/import-report.ts';
import { anApp, aStore, testConfig } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { hostileListings, rawSource } from '#tests/support/listings/hostile-listings.ts';

const listings = hostileListings();
const API = '/api/realty/listings';
/** The page of one in this many listings is opened: each way of breaking a listing occurs several times. */
const PAGE_EVERY = process.env['HOSTILE_LISTINGS'] === 'all' ? 1 : 3;
/** Ample for opening each of their pages. */
const timeout = listings.length * 100;
/** A page of one home with all its texts at their limits. */
const PAGE_LIMIT = 400_000;

let app: FastifyInstance;
let report: ImportReport;
const numbers: string[] = [];
beforeAll(async () => {
  const store = await aStore([]);
  report = await importListings(
    rawSource(listings.map(({ record }) => record)),
    store.repository,
    ({ mlsNumber }) => numbers.push(mlsNumber),
  );
  app = await anApp([], {
    ...store,
    site: loadBuiltSite(DIST),
    config: testConfig({ LOG_LEVEL: 'error' }),
  });
});
afterAll(() => app.close());

/** Asserts what no answer may contain, however broken its listing. */
function expectSound(body: string, what: string): void {
  expect(body.length, what).toBeLessThan(PAGE_LIMIT);
  // In an attribute a bracket opens nothing.
  const page = body.replaceAll(/ (?!href|src)[\w:-]+="[^"]*"/g, '');
  expect(page, what).not.toMatch(/<img src=x|<script>alert|(href|src)="javascript:/);
  const text = page.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
  expect(text, what).not.toMatch(/NaN|undefined|\[object|Infinity|1e\+/);
}

test('rejects a listing only when a required field is invalid', () => {
  const rejectedCount = [...report.rejected.values()].reduce((sum, { count }) => sum + count, 0);
  expect(report.added + rejectedCount).toBe(listings.length);
  const fields = new Set([...report.rejected.keys()].map((reason) => reason.split(':')[0]));
  expect([...fields].toSorted()).toEqual([
    ...['address.city', 'address.state', 'lastStatus', 'listDate', 'listPrice', 'status', 'type'],
  ]);
});

test('the API answers stored listings and pages show them', { timeout }, async () => {
  for (const [at, number] of numbers.entries()) {
    const what = listings.find(({ record }) => record['mlsNumber'] === number)?.what ?? number;
    const reply = await app.inject(`${API}/${number}?boardId=2`);
    expect([200, 404, 410], what).toContain(reply.statusCode);
    if (reply.statusCode !== 200 || at % PAGE_EVERY > 0) continue;
    const first = await app.inject(`${BASE_PATH}/detail/on/toronto/${number}/2`);
    const { location } = first.headers;
    const page = location ? await app.inject(String(location)) : first;
    expect([200, 302], `${what}: ${location}`).toContain(page.statusCode);
    if (page.statusCode === 200) expect(page.body, what).toContain('<h1');
    expectSound(page.body, what);
  }
});

test('every list page, map query, similar and suggestions call is answered', async () => {
  const { count } = (await app.inject(`${API}?status=A,U&listings=false`)).json<{
    count: number;
  }>();
  expect(count).toBeGreaterThan(300);
  for (let page = 1; page <= Math.ceil(count / LIST_PAGE_SIZE); page += 1) {
    const list = await app.inject(`${BASE_PATH}/list/on/toronto?page=${page}`);
    expect([200, 302], `page ${page}`).toContain(list.statusCode);
    expectSound(list.body, `page ${page}`);
  }
  const box = JSON.stringify([
    [
      [-80, 43],
      [-79, 43],
      [-79, 44],
      [-80, 44],
    ],
  ]);
  for (const query of [
    `map=${box}&resultsPerPage=200&status=A,U`,
    `map=${box}&cluster=true&clusterPrecision=18&status=A,U`,
    'cluster=true&clusterPrecision=0&status=A,U',
    'lat=43.67&long=-79.3&radius=50&sortBy=distanceAsc&status=A,U',
    'aggregates=details.propertyType,address.city&status=A,U',
  ]) {
    expect((await app.inject(`${API}?${query}`)).statusCode, query).toBe(200);
  }
  for (const number of numbers.filter((_, at) => at % 7 === 0)) {
    for (const part of ['similar', 'suggestions']) {
      const reply = await app.inject(`${API}/${number}/${part}?boardId=2`);
      expect([200, 404, 410], `${part} of ${number}`).toContain(reply.statusCode);
    }
  }
});

test('a home without coordinates is in lists but in no cluster', async () => {
  const query = 'status=A,U&cluster=true&clusterPrecision=0&resultsPerPage=200';
  const reply = (await app.inject(`${API}?${query}`)).json<{
    count: number;
    aggregates: { map: { clusters: { count: number; location: { latitude: number } }[] } };
  }>();
  const { clusters } = reply.aggregates.map;
  const placedCount = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
  expect(placedCount).toBeGreaterThan(0);
  expect(placedCount).toBeLessThan(reply.count);
  expect(clusters.every(({ location }) => location.latitude > 40)).toBe(true);
});

test('no extra feed field leaves the server', async () => {
  const reply = await app.inject(`${API}?status=A,U&resultsPerPage=200`);
  expect(reply.body).not.toMatch(/commission|unexpected|expiryDate/);
});
