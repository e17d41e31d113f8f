import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const HOUR_MS = 60 * 60_000;
const PAGES = ['/list/on/toronto', '/map', '/search', '/detail/on/toronto/C9000001/2'];

async function pagesOf(hours: number | undefined): Promise<string[]> {
  const readAtMs = hours === undefined ? undefined : Date.now() - hours * HOUR_MS;
  app = await anApp([aRecord()], {
    site: await loadBuiltSite(DIST),
    ...(hours === undefined ? {} : { feedReads: async () => [{ feed: 'ddf', readAtMs }] }),
  });
  const pages: string[] = [];
  for (const path of PAGES) {
    let reply = await app.inject({ url: BASE_PATH + path });
    const { location } = reply.headers;
    if (location !== undefined) reply = await app.inject({ url: location });
    expect([path, reply.statusCode]).toEqual([path, 200]);
    pages.push(reply.body);
  }
  return pages;
}

const BANNER = /These listings are as of [A-Z][a-z]+ \d{1,2}, \d{4}\./;

test('pages show a banner when the listings are more than a day old', async () => {
  for (const page of await pagesOf(49)) expect(page).toMatch(BANNER);
});

test.each([1, 23.9, undefined])(
  'pages show no banner when the listings are %s hours old',
  async (hours) => {
    for (const page of await pagesOf(hours)) expect(page).not.toMatch(BANNER);
  },
);
