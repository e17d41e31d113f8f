import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { aStore, anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aRecord, CLOSED, HIDDEN } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const store = await aStore([
    aRecord({ mlsNumber: 'M1', permissions: CLOSED }),
    aRecord({ mlsNumber: 'H1', permissions: HIDDEN }),
  ]);
  app = await anApp([], { ...store, site: loadBuiltSite(DIST) });
});
afterAll(() => app.close());

const open = (mlsNumber: string, cookie = '') =>
  app.inject({ url: `${BASE_PATH}/detail/on/toronto/${mlsNumber}/2`, headers: { cookie } });

test('a home hidden from the public and the internet redirects visitors without a session to login', async () => {
  const back = encodeURIComponent(`${BASE_PATH}/detail/on/toronto/M1/2`);
  for (const cookie of ['', 'activeSession=false', 'other=activeSession=true']) {
    const { statusCode, headers } = await open('M1', cookie);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`${BASE_PATH}/auth/login?redirect=${back}`);
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

test('redirects from every URL of the home in one step', async () => {
  const { headers } = await app.inject(`${BASE_PATH}/detail/M1/2`);
  expect(headers.location).toContain('/auth/login?redirect=');
});

test('a claimed session gets the public view, which is not cached publicly', async () => {
  const { statusCode, headers, body } = await open('M1', 'a=b; activeSession=true');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toContain('LOGIN TO VIEW');
  expect(body).not.toContain('Maple');
});

test('a home with only one of the two restrictions shows its public view to everyone', async () => {
  const { statusCode, headers } = await open('H1');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=60');
});
