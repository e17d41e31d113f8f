import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { feedServices } from '#tests/support/feeds/feed-app.ts';
import { aPhoto } from '#tests/support/feeds/media.ts';
import { aRecord } from '#tests/support/feeds/reso-server.ts';

let feed: Awaited<ReturnType<typeof feedServices>>;
let app: FastifyInstance;
let members: FastifyInstance;

beforeAll(async () => {
  feed = await feedServices(
    [
      aRecord('100', { Media: [aPhoto('m1'), aPhoto('m2')] }),
      aRecord('101', { Media: [aPhoto('m3')], InternetAddressDisplayYN: false }),
    ],
    {},
  );
  const site = await loadBuiltSite(DIST);
  app = await anApp([], { ...feed.services, site });
  members = await anApp([], { ...feed.services, site, identify: () => 'verified' });
});
afterAll(async () => {
  await app.close();
  await members.close();
  feed.close();
});

/** The page of a home, following a redirect to its present address. */
async function open(each: FastifyInstance, url: string) {
  const reply = await each.inject({ url });
  const { location } = reply.headers;
  return location === undefined ? reply : each.inject({ url: location });
}

const HOME = `${BASE_PATH}/detail/on/toronto/W100/2`;

test('a page shows feed photos under URLs of this site', async () => {
  const { body } = await open(app, HOME);
  const photos = [...body.matchAll(/src="(\/images\/listings\/2\/W100\/[0-9a-f]{24}\.jpg)\?/g)];
  expect(new Set(photos.map(([, path]) => path)).size).toBe(2);
});

test.each([
  HOME,
  `${BASE_PATH}/detail/on/toronto/W101/2`,
  `${BASE_PATH}/list/on/toronto`,
  `${BASE_PATH}/map`,
  `${BASE_PATH}/`,
])('%s does not reveal the photo location at the provider', async (url) => {
  for (const each of [app, members]) {
    const { statusCode, body, headers } = await open(each, url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(`${body}${JSON.stringify(headers)}`).not.toMatch(/photos\.example|PROVIDER|token-0/);
  }
});

test('a page shows no photo of a home to viewers who may not see it', async () => {
  const { body } = await open(app, `${BASE_PATH}/detail/on/toronto/W101/2`);
  expect(body).not.toContain('/images/listings/2/W101/');
});
