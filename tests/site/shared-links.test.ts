import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApp, DETAIL_PATH, RESTRICTED_PATH } from '#tests/support/app/built-pages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

/** The path of the picture that other sites show beside a link to a page. */
async function picturePath(path: string): Promise<string> {
  const { body } = await app.inject(path);
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
}

const SITE_PICTURE = '/real-estate/share.jpg';

test.each(['/real-estate/', '/real-estate/list/on/toronto', '/real-estate/map', RESTRICTED_PATH])(
  'a link to %s shows the picture of the site',
  async (path) => {
    expect(await picturePath(path)).toBe(SITE_PICTURE);
  },
);

test('a link to a home shows a photo of it', async () => {
  expect(await picturePath(DETAIL_PATH)).toMatch(/^\/images\/listings\//);
});

test('the picture of the site has the size that the pages name', async () => {
  const { rawPayload, headers } = await app.inject(SITE_PICTURE);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});
