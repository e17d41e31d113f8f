import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pageCache } from '#src/hosting/page-cache.ts';
import { mountSitemap } from '#src/hosting/well-known/sitemap.ts';

const ORIGIN = 'https://www.example.ca';

async function aSite(listings: number, fileLimit: number) {
  const server = Fastify();
  const all = Array.from({ length: listings }, (_, at) => ({
    path: `/real-estate/detail/${at}&<"${at}">`,
    updatedOn: '2026-10-02T12:00:00.000Z',
  }));
  mountSitemap(server, {
    site: { files: new Map(), realtorIds: ['devon-achebe'] },
    origin: ORIGIN,
    fileLimit,
    cache: pageCache(() => ''),
    pages: {
      whenGathered: async () => undefined,
      listingCount: () => all.length,
      listings: (from, to) => all.slice(from, to),
      places: () => [],
    },
  });
  const locsOf = async (file: string) => {
    const { body } = await server.inject(`/real-estate/${file}.xml`);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  };
  return { server, locsOf };
}

test('splits listings into files of the maximum size, each listing once', async () => {
  const { locsOf } = await aSite(1001, 400);
  const index = await locsOf('sitemap-index');
  expect(index).toEqual(
    ['pages', 'places', 'listings-1', 'listings-2', 'listings-3'].map(
      (name) => `${ORIGIN}/real-estate/sitemap-${name}.xml`,
    ),
  );
  const files = await Promise.all([1, 2, 3].map((file) => locsOf(`sitemap-listings-${file}`)));
  expect(files.map(({ length }) => length)).toEqual([400, 400, 201]);
  expect(new Set(files.flat()).size).toBe(1001);
});

test('escapes XML special characters', async () => {
  const { locsOf } = await aSite(1, 10);
  expect(await locsOf('sitemap-listings-1')).toEqual([
    `${ORIGIN}/real-estate/detail/0&amp;&lt;&quot;0&quot;&gt;`,
  ]);
});

test('a site without listings has no listing file', async () => {
  const { server, locsOf } = await aSite(0, 10);
  expect(await locsOf('sitemap-index')).toHaveLength(2);
  expect((await server.inject('/real-estate/sitemap-listings-1.xml')).statusCode).toBe(404);
});
