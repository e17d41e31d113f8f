import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import {
  builtApp,
  DETAIL_PATH,
  FORM_PATHS,
  MARKETING_PATHS,
  RESTRICTED_PATH,
  scriptBytes,
} from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const KB = 1024;

/**
 * Kilobytes of script, gzip: what a page loads by itself, and with its islands awake. The search box
 * is asleep until it is used, and the contact form is no island: what it loads when used is apart.
 */
const BUDGETS: [path: string, atOnceKb: number, withIslandsKb: number][] = [
  [`${BASE_PATH}/`, 12, 125],
  [`${BASE_PATH}/search`, 5, 111],
  [`${BASE_PATH}/404`, 3, 3],
  [`${BASE_PATH}/offline`, 4.5, 4.5],
  [`${BASE_PATH}/list/on/toronto`, 15, 115],
  [DETAIL_PATH, 15, 145],
  [RESTRICTED_PATH, 15, 145],
  [`${BASE_PATH}/map`, 245, 245],
  [`${BASE_PATH}/contact/thanks`, 3, 3],
  ...[...FORM_PATHS, ...MARKETING_PATHS].map((path): [string, number, number] => [path, 3.5, 3.5]),
];

test.each(BUDGETS)(
  '%s ships at most %d KB of script at once and %d KB in all',
  async (path, atOnceKb, withIslandsKb) => {
    const { atOnce, withIslands } = scriptBytes((await app.inject(path)).body);
    process.stdout.write(
      `script ${path.padEnd(76)} ${(atOnce / KB).toFixed(1).padStart(6)} KB, ${(withIslands / KB).toFixed(1)} KB in all\n`,
    );
    expect(atOnce).toBeGreaterThan(0);
    expect(atOnce).toBeLessThanOrEqual(atOnceKb * KB);
    expect(withIslands).toBeLessThanOrEqual(withIslandsKb * KB);
  },
);

test.each(BUDGETS.map(([path]) => path))('%s has nothing for error reports', async (path) => {
  expect((await app.inject(path)).body).not.toContain('error-reports');
});
