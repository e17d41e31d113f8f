import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realtorPath } from '#src/domain/routes.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

const FOLDER = new URL('../../content/realtors/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

async function portraitOf(file: string): Promise<URL> {
  const page = (await app.inject(realtorPath(file.replace('.md', '')))).body;
  const [, address = ''] = /<img[^>]*src="(\/images\/portraits\/[^"]*)"/.exec(page) ?? [];
  return new URL(address.replaceAll(/&(amp|#38);/g, '&'), 'http://localhost');
}

test.each(files)('%s shows the person that is written about', async (file) => {
  const biography = readFileSync(new URL(file, FOLDER), 'utf8').split('---\n').at(-1) ?? '';
  const address = await portraitOf(file);
  const traits = address.searchParams;
  expect(traits.get('skin')).toBeTruthy();
  if (/\bShe\b/i.test(biography)) expect(traits.get('beard')).toBe('none');
  expect((await app.inject(`${address.pathname}${address.search}`)).statusCode).toBe(200);
});
