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
  TEAM_PATH,
} from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const KB = 1024;

/**
 * Kilobytes of script, gzip: loaded at once, and with the islands awake; then the number of files asked for
 * at once. The search box sleeps until it is used, and the contact form is no island: scripts that load on
 * use do not count. 7 KB of the home page serve returning visitors alone.
 */
const BUDGETS: [path: string, atOnceKb: number, withIslandsKb: number, files: number][] = [
  [`${BASE_PATH}/`, 14.2, 134.3, 2],
  [`${BASE_PATH}/search`, 8.9, 123.9, 1],
  [`${BASE_PATH}/404`, 7, 7, 1],
  [`${BASE_PATH}/offline`, 8.2, 8.2, 2],
  [`${BASE_PATH}/list/on/toronto`, 15.4, 125.4, 4],
  [DETAIL_PATH, 15.3, 161.7, 3],
  [RESTRICTED_PATH, 15.3, 154.85, 3],
  [`${BASE_PATH}/map`, 240, 240, 5],
  [`${BASE_PATH}/trends`, 8.85, 143.1, 1],
  [`${BASE_PATH}/calculators`, 8.9, 145.8, 1],
  [`${BASE_PATH}/home-value`, 12.55, 12.55, 3],
  [TEAM_PATH, 7.15, 7.15, 1],
  [`${BASE_PATH}/team/devon-achebe`, 12.1, 12.1, 2],
  [`${BASE_PATH}/contact/thanks`, 7, 7, 1],
  [`${BASE_PATH}/auth/deleted`, 7, 7, 1],
  ...FORM_PATHS.map((path): [string, number, number, number] => [path, 7, 7, 1]),
  ...MARKETING_PATHS.map((path): [string, number, number, number] => [path, 7, 7, 1]),
];

test.each(BUDGETS)(
  '%s loads at most %d KB of scripts at once, %d KB in all, in %d files at once',
  async (path, atOnceKb, withIslandsKb, files) => {
    const { body, statusCode } = await app.inject(path);
    expect([200, 404]).toContain(statusCode);
    const { atOnce, withIslands, filesAtOnce } = scriptBytes(body);
    process.stdout.write(
      `script ${path.padEnd(76)} ${(atOnce / KB).toFixed(1).padStart(6)} KB, ${(withIslands / KB).toFixed(1)} KB in all, ${filesAtOnce} files\n`,
    );
    expect(atOnce).toBeGreaterThan(0);
    expect(atOnce).toBeLessThanOrEqual(atOnceKb * KB);
    expect(withIslands).toBeLessThanOrEqual(withIslandsKb * KB);
    expect(filesAtOnce).toBeGreaterThan(0);
    expect(filesAtOnce).toBeLessThanOrEqual(files);
  },
);

test.each(BUDGETS.map(([path]) => path))(
  '%s preloads or names every script that it runs at once',
  async (path) => {
    const { body } = await app.inject(path);
    const preloadedFiles = [
      ...body.matchAll(/rel="modulepreload" fetchpriority="low" href="([^"]+)"/g),
    ].length;
    const namedScripts = new Set(
      [...body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src),
    );
    expect(preloadedFiles + namedScripts.size).toBe(scriptBytes(body).filesAtOnce);
  },
);

test.each(BUDGETS.map(([path]) => path))('%s contains no error reporting', async (path) => {
  expect((await app.inject(path)).body).not.toContain('error-reports');
});
