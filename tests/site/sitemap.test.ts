import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { builtApp, DETAIL_PATH, RESTRICTED_PATH } from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

async function addressesIn(path: string): Promise<URL[]> {
  const { statusCode, body, headers } = await app.inject(path);
  expect(statusCode, path).toBe(200);
  expect(headers['content-type']).toContain('application/xml');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => new URL(text));
}

async function allAddresses(): Promise<URL[]> {
  const files = await addressesIn(`${BASE_PATH}/sitemap-index.xml`);
  const addresses = await Promise.all(files.map(({ pathname }) => addressesIn(pathname)));
  return addresses.flat();
}

const textIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('robots.txt is at the root and names the sitemap', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toMatch(/^User-agent: \*$/m);
  const sitemap = textIn(body, /^Sitemap: (\S+)$/m) ?? '';
  expect(new URL(sitemap).pathname).toBe(`${BASE_PATH}/sitemap-index.xml`);
});

test('every URL in the sitemap is a canonical, indexable page with a unique title', async () => {
  const addresses = await allAddresses();
  expect(addresses.length).toBeGreaterThan(35);
  const pathsByText = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const { href, pathname, search } of addresses) {
    const { statusCode, body } = await app.inject(pathname + search);
    expect(statusCode, href).toBe(200);
    expect(body, href).not.toMatch(/<meta name="robots"/);
    expect(textIn(body, /<link rel="canonical" href="([^"]*)"/)).toBe(href);
    const title = textIn(body, /<title>([^<]*)<\/title>/) ?? '';
    const description = textIn(body, /<meta name="description" content="([^"]*)"/) ?? '';
    expect(pathsByText.title.get(title), title).toBeUndefined();
    expect(pathsByText.description.get(description), description).toBeUndefined();
    pathsByText.title.set(title, href);
    pathsByText.description.set(description, href);
  }
});

test('the sitemap has pages, places and listings, nothing hidden, private or filtered', async () => {
  const paths = (await allAddresses()).map(({ pathname }) => pathname);
  for (const path of [
    `${BASE_PATH}/`,
    `${BASE_PATH}/about`,
    `${BASE_PATH}/list/on`,
    `${BASE_PATH}/list/on/toronto`,
    `${BASE_PATH}/list/on/toronto/the-beaches`,
    DETAIL_PATH,
  ]) {
    expect(paths).toContain(path);
  }
  expect(paths).not.toContain(RESTRICTED_PATH);
  expect(paths.filter((path) => /auth|thanks|404|error|search|quiet/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the sitemap has the last change of each listing and place', async () => {
  for (const file of ['listings-1', 'places']) {
    const { body } = await app.inject(`${BASE_PATH}/sitemap-${file}.xml`);
    const changeDates = [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, at = '']) => at);
    expect(changeDates.length).toBe(body.split('<url>').length - 1);
    expect(changeDates.every((at) => !Number.isNaN(Date.parse(at)))).toBe(true);
  }
});

describe('missing files', () => {
  test.each(['listings-0', 'listings-2', 'listings-99999', 'listings-x', 'homes'])(
    'sitemap-%s.xml is not found',
    async (file) => {
      const { statusCode } = await app.inject(`${BASE_PATH}/sitemap-${file}.xml`);
      expect(statusCode).toBe(404);
    },
  );
});
