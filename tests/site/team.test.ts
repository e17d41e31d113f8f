import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH, realtorPath } from '#src/domain/routes.ts';
import { builtApp } from '#tests/support/app/built-pages.ts';

const FOLDER = new URL('../../content/realtors/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

type Portrait = { readonly webp: URL; readonly jpeg: URL };

const addressOf = (html = '') => new URL(html.replaceAll(/&(amp|#38);/g, '&'), 'http://localhost');

async function portraitOf(file: string): Promise<Portrait> {
  const page = (await app.inject(realtorPath(file.replace('.md', '')))).body;
  const picture = /<picture[^>]*>(.*?)<\/picture>/s.exec(page)?.[1] ?? '';
  const webp = /<source type="image\/webp" srcset="([^"]*)"/.exec(picture)?.[1];
  const jpeg = /<img[^>]*src="(\/images\/portraits\/[^"]*)"/.exec(picture)?.[1];
  return { webp: addressOf(webp), jpeg: addressOf(jpeg) };
}

const requestImage = ({ pathname, search }: URL) => app.inject(`${pathname}${search}`);

test.each(files)('the designation of %s stands beside the name', async (file) => {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const [, name = '', designation = ''] = /title: (.*)\ndesignation: (.*)\n/.exec(source) ?? [];
  const beside = new RegExp(`${name}\\s*(</[^>]+>\\s*)*<p[^>]*>${designation}<`);
  for (const path of [realtorPath(file.replace('.md', '')), `${BASE_PATH}/team`, `${BASE_PATH}/`]) {
    expect((await app.inject(path)).body).toMatch(beside);
  }
});

test.each(files)('the portrait on %s fits the biography', async (file) => {
  const biography = readFileSync(new URL(file, FOLDER), 'utf8').split('---\n').at(-1) ?? '';
  const { webp, jpeg } = await portraitOf(file);
  const traits = webp.searchParams;
  expect(traits.get('skin')).toBeTruthy();
  if (/\bShe\b/i.test(biography)) expect(traits.get('beard')).toBe('none');
  expect((await requestImage(webp)).headers['content-type']).toBe('image/webp');
  expect((await requestImage(jpeg)).headers['content-type']).toBe('image/jpeg');
});
