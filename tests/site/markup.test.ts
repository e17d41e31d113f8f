import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markupFindings } from '#tests/audit/markup.ts';
import {
  builtApp,
  DETAIL_PATH,
  FORM_PATHS,
  MARKETING_PATHS,
  RESTRICTED_PATH,
} from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const BASE = '/real-estate';

const OTHER_PATHS = [
  '/',
  '/search',
  '/404',
  '/offline',
  '/contact/thanks',
  '/auth/deleted',
  '/list/on/toronto',
  '/list/on/toronto?keywords=xyzzyq',
  '/map/43.66;-79.38?z=14',
  '/trends',
  '/calculators',
  '/home-value',
  '/team',
  '/team/devon-achebe',
].map((path) => BASE + path);

test.each([...MARKETING_PATHS, ...FORM_PATHS, ...OTHER_PATHS, DETAIL_PATH, RESTRICTED_PATH])(
  '%s is valid HTML',
  async (path) => {
    const { body, statusCode } = await app.inject(path);
    expect([200, 404]).toContain(statusCode);
    expect(await markupFindings(body)).toEqual([]);
  },
);
