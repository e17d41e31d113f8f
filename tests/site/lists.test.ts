import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

const LIST = `${BASE_PATH}/list`;
const TORONTO = `${LIST}/on/toronto`;

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" href="http://[^/]+([^"]+)"`, 'g'))].map(
    ([, href]) => href,
  );
const isIndexed = (html: string) => !html.includes('content="noindex"');

test.each([
  [LIST, TORONTO, 302],
  [`${LIST}?beds=2&z=12`, `${TORONTO}?beds=2`, 302],
  [`${TORONTO}?type=sale&show=active&minPrice=&maxPrice=&home=&beds=0&keywords=`, TORONTO, 302],
  [`${TORONTO}?pricesOf=sale&type=lease&minPrice=500000`, `${TORONTO}?type=lease`, 302],
  [`${LIST}/toronto?page=2`, `${TORONTO}?page=2`, 301],
  [`${BASE_PATH}/detail/on/toronto?z=3`, TORONTO, 302],
])('%s redirects to %s', async (path, to, status) => {
  const { statusCode, headers } = await app.inject(path);
  expect([statusCode, headers.location]).toEqual([status, to]);
});

test('a random sort gets a seed and keeps it', async () => {
  const { statusCode, headers } = await app.inject(`${TORONTO}?sort=random`);
  expect(statusCode).toBe(302);
  expect(headers.location).toMatch(/\?sort=random&seed=\d{1,9}$/);
  expect((await app.inject(String(headers.location))).statusCode).toBe(200);
});

test('an unfiltered list is indexed and links its neighbouring pages', async () => {
  const { body, headers } = await app.inject(`${TORONTO}?page=2`);
  expect(isIndexed(body)).toBe(true);
  expect(linksOf(body, 'canonical')).toEqual([`${TORONTO}?page=2`]);
  expect(linksOf(body, 'prev')).toEqual([TORONTO]);
  expect(linksOf(body, 'next')).toEqual([`${TORONTO}?page=3`]);
  // The browser may put the page aside whole and show it at once on the way back.
  expect(headers['cache-control']).not.toContain('no-store');
  expect(body).not.toMatch(/\bunload\b/);
});

test.each(['beds=2', 'sort=listPriceAsc', 'type=lease'])(
  'a list with %s is canonical to the unfiltered list and is not indexed',
  async (query) => {
    const { body } = await app.inject(`${TORONTO}?${query}`);
    expect(isIndexed(body)).toBe(false);
    expect(linksOf(body, 'canonical')).toEqual([TORONTO]);
  },
);

test.each([`${LIST}/on/nowhere`, `${LIST}?page=2`])('%s is not indexed', async (path) => {
  expect(isIndexed((await app.inject(path)).body)).toBe(false);
});

test('the filter form of a list submits to the list with the current values', async () => {
  const { body } = await app.inject(`${TORONTO}?home=detached&beds=2`);
  const form = /<form[^>]*data-list-filters[^>]*>/.exec(body)?.[0];
  expect(form).toContain(`action="${TORONTO}"`);
  expect(form).toContain('method="get"');
  expect(body).toMatch(/<input type="radio"[^>]*name="beds" checked="" value="2"/);
  expect(body).toContain('aria-label="Remove Detached"');
});

test('a list page loads only the search box as an island', async () => {
  const { body } = await app.inject(TORONTO);
  const islands = [...body.matchAll(/component-url="([^"]+)"/g)].map(([, url]) => url);
  expect(islands.every((url) => url?.includes('SearchBox'))).toBe(true);
});

test.each([`${LIST}/on/torronto`, `${LIST}/torronto`, `${BASE_PATH}/map/torronto`])(
  'an unknown place is answered 404: %s',
  async (path) => {
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(404);
    expect(isIndexed(body)).toBe(false);
    expect(body).toContain('We don’t know a place called “torronto”');
  },
);

test.each([`${BASE_PATH}/map`, `${BASE_PATH}/map/toronto`, `${BASE_PATH}/map/43.65;-79.38?z=14`])(
  'the map of a known place exists: %s',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(200);
  },
);

test('the map of a city whose name is written in full leads to the one address of that map', async () => {
  const { statusCode, headers } = await app.inject(`${BASE_PATH}/map/Toronto?beds=2`);
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(`${BASE_PATH}/map/toronto?beds=2`);
});

const jsonLdOf = (body: string): Record<string, unknown>[] =>
  [...body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

test('an unfiltered list describes its place in figures and has breadcrumbs', async () => {
  const { body } = await app.inject(TORONTO);
  expect(body).toContain('Toronto at a glance');
  expect(body).toContain('The median asking price is');
  expect(body).toContain(`href="${TORONTO}/the-beaches"`);
  const [breadcrumbs] = jsonLdOf(body);
  expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
  expect(breadcrumbs?.['itemListElement']).toHaveLength(2);
  const { body: choice } = await app.inject(`${TORONTO}?beds=2`);
  expect(choice).not.toContain('at a glance');
  expect(jsonLdOf(choice)).toEqual([]);
});

test.each(['/', '/about', '/contact', '/reviews'])(
  '%s has structured data of the brokerage, with reviews only on the reviews page',
  async (route) => {
    const { body } = await app.inject(`${BASE_PATH}${route}`);
    const [brokerage] = jsonLdOf(body);
    expect(brokerage?.['@type']).toBe('RealEstateAgent');
    expect('review' in (brokerage ?? {})).toBe(route === '/reviews');
  },
);
