import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let without: FastifyInstance;
let withSold: FastifyInstance;
beforeAll(async () => {
  const site = await loadBuiltSite(DIST);
  without = await anApp([aRecord()], { site, hasSold: false });
  withSold = await anApp([aRecord()], { site });
});
afterAll(async () => {
  await without.close();
  await withSold.close();
});

const open = (app: FastifyInstance, path: string) => app.inject({ url: BASE_PATH + path });

test.each(['/list/on/toronto', '/map'])('%s hides the options for sold homes', async (path) => {
  expect((await open(without, path)).body).toMatch(/<html[^>]* data-without-sold/);
  expect((await open(withSold, path)).body).not.toMatch(/<html[^>]* data-without-sold/);
});

test.each([
  ['/list/on/toronto?show=sold', '/list/on/toronto'],
  [
    '/list/on/toronto?show=active&show=sold&soldDays=90&maxPrice=900000',
    '/list/on/toronto?maxPrice=900000',
  ],
  ['/map?show=sold&minBeds=2', '/map?minBeds=2'],
])('%s redirects to %s', async (path, target) => {
  const reply = await open(without, path);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, BASE_PATH + target]);
  // Such a path may redirect here too, but must still ask for sold homes.
  const { statusCode, headers } = await open(withSold, path);
  expect(statusCode === 200 || String(headers.location).includes('show=sold')).toBe(true);
});

test.each(['/list/on/toronto', '/detail/on/toronto/C9000001/2'])(
  '%s shows no market figures',
  async (path) => {
    const page = async (app: FastifyInstance) => {
      const reply = await open(app, path);
      const { location } = reply.headers;
      return location === undefined ? reply.body : (await app.inject({ url: location })).body;
    };
    expect(await page(without)).not.toContain('The Toronto market');
    expect(await page(withSold)).toContain('The Toronto market');
  },
);

test('market trends explain why there are no figures', async () => {
  const { statusCode, body } = await open(without, '/trends?place=on/toronto');
  expect(statusCode).toBeLessThan(400);
  const page = statusCode === 302 ? await open(without, '/trends') : { body };
  expect(page.body).toContain('listings we receive do not include them');
  expect((await open(withSold, '/trends')).body).not.toContain('do not include them');
});

test('the home value page says so and offers an agent instead of a form', async () => {
  const { body } = await open(without, '/home-value?address=12+Maple+Avenue');
  expect(body).toContain('listings we receive do not include sold homes');
  expect(body).not.toContain('id="home-value-form"');
  expect(body).toContain('data-lead-form');
  expect((await open(withSold, '/home-value')).body).not.toContain('do not include sold homes');
});

test('the API reports the missing capability', async () => {
  const told = async (app: FastifyInstance) =>
    (await app.inject('/api/realty/meta')).json().capabilities;
  expect(await told(without)).toEqual({ sold: false });
  expect(await told(withSold)).toEqual({ sold: true });
});
