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
} from '#tests/support/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const KB = 1024;

/**
 * Kilobytes of script, gzip: what a page loads by itself, and with its islands awake. The search box
 * and the contact form are asleep until they are used.
 */
const BUDGETS: [path: string, atOnceKb: number, withIslandsKb: number][] = [
  [`${BASE_PATH}/`, 12, 160],
  [`${BASE_PATH}/search`, 7, 114],
  [`${BASE_PATH}/404`, 5, 5],
  [`${BASE_PATH}/list/on/toronto`, 15, 118],
  [DETAIL_PATH, 7, 137],
  [RESTRICTED_PATH, 7, 137],
  [`${BASE_PATH}/map`, 248, 248],
  [`${BASE_PATH}/contact/thanks`, 5, 5],
  ...FORM_PATHS.map((path): [string, number, number] => [path, 7, 114]),
  ...MARKETING_PATHS.map((path): [string, number, number] => [path, 5, 5]),
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
