import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { mapPage } from '#src/page-data/map-page.ts';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

type App = Awaited<ReturnType<typeof builtApp>>;

const MAP = '/real-estate/map';
let app: App;

beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const htmlOf = async (path: string) => (await app.inject(path)).body;

/** The first view, without the `<template>` in which the map itself waits. */
const firstViewOf = (html: string) => html.slice(html.indexOf('id="first-view"'));

const pinsOf = (html: string) => [
  ...html.matchAll(/<a id="mouse-pin-\d+" href="([^"]+)" aria-label="([^"]+)"/g),
];

test('before scripts run, the map shows linked pins, cards and a count', async () => {
  const html = firstViewOf(await htmlOf(`${MAP}/43.66;-79.38?z=17`));
  const [[, href, name] = []] = pinsOf(html);
  expect(name).toMatch(/^\$[\d.]+[KM], \d+ Maple Avenue$/);
  expect((await app.inject(href ?? '')).statusCode).toBe(200);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(0);
  expect(html).toMatch(/1 - \d of \d+ Homes/);
});

test('a pin for several homes zooms in and keeps the filters', async () => {
  const html = firstViewOf(await htmlOf(`${MAP}/43.66;-79.38?z=10&beds=1`));
  const [[, href, name] = []] = pinsOf(html);
  expect(name).toMatch(/homes/);
  expect(href?.replaceAll('&amp;', '&')).toMatch(/\/map\/43\.\d+;-79\.\d+\?z=12&beds=1$/);
});

test('the filters of the URL apply to pins and cards', async () => {
  const html = firstViewOf(await htmlOf(`${MAP}/43.66;-79.38?z=17&minPrice=5000000`));
  expect(pinsOf(html)).toEqual([]);
  expect(html).toContain('No homes here');
});

test('the map image matches the view, and the policy allows the styles that place its overlays', async () => {
  const { body, headers } = await app.inject(`${MAP}/43.66;-79.38?z=14`);
  expect(body).toMatch(/<img src="\/images\/static-map\?center=43\.\d+%2C-79\.\d+&amp;zoom=14/);
  const [, style = ''] = /<style>(#first-map img\{.*?)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(String(headers['content-security-policy'])).toContain(`'sha256-${hash}'`);
  expect(body).not.toMatch(/<[^>]+ style="/);
});

test('the first paint waits for no style sheet and no font', async () => {
  const { body: html, headers } = await app.inject(`${MAP}/43.66;-79.38?z=14`);
  const [head = ''] = html.split('</head>');
  expect(html).not.toContain('rel="stylesheet"');
  const policy = String(headers['content-security-policy']);
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  expect(styles.join('')).toContain('.first-view');
  expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
  expect(head).not.toContain('as="font"');
  const body = html.slice(head.length, html.indexOf('id="first-homes"'));
  expect(body.match(/<script>/g)).toBeNull();
  expect((await htmlOf('/real-estate/contact')).match(/as="font"/g)).toHaveLength(2);
});

test('the map shows nothing of a hidden home', async () => {
  const html = await htmlOf(`${MAP}/43.66;-79.38?z=14`);
  for (const secret of ['Hushwood', 'Quiet Hollow', 'K9K', '777'])
    expect(html).not.toContain(secret);
});

test('without a fixed view, the page shows the homes of the place', async () => {
  const html = firstViewOf(await htmlOf(`${MAP}/toronto`));
  expect(html).not.toContain('static-map');
  expect(pinsOf(html)).toEqual([]);
  expect(html).toMatch(/\d+ homes in Toronto/);
});

test('a failed search leaves the page to the browser', async () => {
  const locals = {
    call: callsAnswering([
      [searchListingsCall, async () => ({ ok: false, error: { kind: 'unreachable' } }) as const],
    ]),
    removedListing: async () => undefined,
    places: { citiesNamed: async () => [] },
    today: '2026-10-21',
    hasSold: true,
  };
  const page = await mapPage({ path: MAP, query: new URLSearchParams() }, locals);
  expect([page.pins, page.homes]).toEqual([null, null]);
  expect(page.view?.zoom).toBe(14);
});

test.each([
  ['43.66;-79.38/C1.bak/2?z=14', '?z=14'],
  ['43.66;-79.38/C1', ''],
  ['999;999', ''],
  ['%25', ''],
  ['43.66;-79.38~', ''],
])('an invalid map path redirects to the map and keeps the query (%s)', async (path, query) => {
  const { statusCode, headers } = await app.inject(`${MAP}/${path}`);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(`${MAP}${query}`);
});
