import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedPhotos, purgePhotos } from '#src/server/images/photos/purge-photos.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { feedServices } from '#tests/support/feeds/feed-app.ts';
import { aPhoto, photoUrl } from '#tests/support/feeds/media.ts';
import { aRecord } from '#tests/support/feeds/reso-server.ts';
import { at, sync } from '#tests/support/feeds/sync.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { aPhotoFile } from '#tests/support/images/photo-host.ts';

const KEY = 'k3y-of-a-trusted-server-0001';
const LISTINGS = '/api/realty/listings';
const KEPT = 'public, max-age=31536000, s-maxage=86400, immutable';

let feed: Awaited<ReturnType<typeof feedServices>>;
let visitors: FastifyInstance;
let members: FastifyInstance;

beforeEach(async () => {
  const restricted = { InternetAddressDisplayYN: false };
  feed = await feedServices(
    [
      aRecord('100', { Media: [aPhoto('m1'), aPhoto('m2')] }),
      aRecord('101', { Media: [aPhoto('m3')], ...restricted }),
      aRecord('102', { Media: [aPhoto('m4')], InternetEntireListingDisplayYN: false }),
    ],
    {
      [photoUrl('m1')]: await aPhotoFile(),
      [photoUrl('m3')]: await aPhotoFile(),
      [photoUrl('m4')]: await aPhotoFile(),
    },
  );
  const config = testConfig({ REALTY_API_KEYS: KEY });
  visitors = await anApp([], { ...feed.services, config });
  members = await anApp([], { ...feed.services, config, identify: () => 'verified' });
});

afterEach(async () => {
  await visitors.close();
  await members.close();
  feed.close();
});

/** The addresses of the photos of a home, as a trusted server gets them. */
async function photosOf(mlsNumber: string): Promise<string[]> {
  const headers = { 'repliers-api-key': KEY };
  const reply = await visitors.inject({ url: `${LISTINGS}/${mlsNumber}?boardId=2`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().images.map((key: string) => `/images/${key}`);
}

const asked = () => feed.host.state.asked;

test('fetches a photo from the provider once for all sizes and formats', async () => {
  const [url = ''] = await photosOf('W100');
  for (const [query, width, format] of [
    ['w=220&class=small&f=webp', 220, 'webp'],
    ['w=350&class=small&f=webp', 350, 'webp'],
    ['w=800&class=medium&f=avif', 800, 'heif'],
    ['class=og&f=jpg', 1200, 'jpeg'],
  ] as const) {
    const reply = await visitors.inject(`${url}?${query}`);
    expect([query, reply.statusCode, reply.headers['cache-control']]).toEqual([query, 200, KEPT]);
    const picture = await sharp(reply.rawPayload).metadata();
    expect(picture).toMatchObject({ width, format });
    // The metadata of the camera and its owner are removed.
    expect(picture.exif).toBeUndefined();
    expect(reply.rawPayload.includes('PRIVATE')).toBe(false);
  }
  expect(asked()).toEqual([photoUrl('m1')]);
});

test('fetches a photo once for concurrent requests', async () => {
  const [url = ''] = await photosOf('W100');
  const replies = await Promise.all(
    ['220', '350', '640', '800', '800'].map((w) => visitors.inject(`${url}?w=${w}`)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(asked()).toHaveLength(1);
});

test('serves an uncached placeholder for a photo that is unavailable', async () => {
  const [, url = ''] = await photosOf('W100');
  const reply = await visitors.inject(`${url}?w=350&f=webp`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.headers['etag']).toBeUndefined();
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 350, format: 'webp' });
  expect(await readdir(feed.cacheDir)).toEqual([expect.stringMatching(/^photo-placeholder-350/)]);
});

test('replaces a damaged file on disk with the original from the provider', async () => {
  const [url = ''] = await photosOf('W100');
  await visitors.inject(`${url}?w=350`);
  const names = await readdir(feed.cacheDir);
  const original = names.find((name) => name.endsWith('-original')) ?? '';
  await writeFile(join(feed.cacheDir, original), 'no photo');
  expect((await visitors.inject(`${url}?w=800`)).headers['cache-control']).toBe(KEPT);
});

test('a members-only photo is private, and not found for others', async () => {
  const [url = ''] = await photosOf('W101');
  const refused = await visitors.inject(`${url}?w=350`);
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
  const reply = await members.inject(`${url}?w=350`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
    200,
    'private, max-age=86400',
  ]);
  expect((await visitors.inject(`${url}?w=350`)).statusCode).toBe(404);
});

test('serves no photo of a home that is not on the internet', async () => {
  const [url = ''] = await photosOf('W102');
  for (const app of [visitors, members]) {
    expect((await app.inject(`${url}?w=350`)).statusCode).toBe(404);
  }
  expect(asked()).toEqual([]);
});

test('lets an image CDN embed public photos only', async () => {
  const config = testConfig({ PUBLIC_IMAGE_CDN_URL: 'https://cdn.example.ca' });
  const app = await anApp([], { ...feed.services, config, identify: () => 'verified' });
  const policyOf = async ([url = '']: string[]) =>
    (await app.inject(`${url}?w=350`)).headers['cross-origin-resource-policy'];
  expect(await policyOf(await photosOf('W100'))).toBe('cross-origin');
  expect(await policyOf(await photosOf('W101'))).toBe('same-origin');
  expect(await policyOf(['/api/realty/meta'])).toBe('same-origin');
  await app.close();
});

test('a photo name works for its own listing only', async () => {
  const [url = ''] = await photosOf('W101');
  expect((await visitors.inject(url.replace('W101', 'W100'))).statusCode).toBe(404);
  expect((await members.inject(url.replace('/2/', '/86/'))).statusCode).toBe(404);
});

test('withdrawing permission also withdraws the photos', async () => {
  const [url = ''] = await photosOf('W100');
  const { etag } = (await visitors.inject(`${url}?w=350`)).headers;
  feed.server.state.records[0] = aRecord('100', {
    Media: [aPhoto('m1')],
    InternetEntireListingDisplayYN: false,
    ModificationTimestamp: at(50),
  });
  await sync(feed.server, feed.store.feeds, '2026-11-24', 'ddf');
  const headers = { 'if-none-match': String(etag) };
  expect((await visitors.inject({ url: `${url}?w=350`, headers })).statusCode).toBe(404);
  expect((await members.inject(`${url}?w=350`)).statusCode).toBe(404);
});

test('removes the photos of a deleted home from disk, and no others', async () => {
  const [gone = ''] = await photosOf('W100');
  const [staying = ''] = await photosOf('W101');
  await visitors.inject(`${gone}?w=350`);
  await members.inject(`${staying}?w=350`);
  await visitors.inject('/images/art/home-hero.jpg');
  expect(await purgePhotos(cachedPhotos(feed.cacheDir), feed.store.photos)).toBe(0);
  expect(await readdir(feed.cacheDir)).toHaveLength(5);
  feed.server.state.records[0] = aRecord('100', {
    StandardStatus: 'Delete',
    ModificationTimestamp: at(50),
  });
  await sync(feed.server, feed.store.feeds, '2026-11-24', 'ddf');
  expect((await visitors.inject(`${gone}?w=350`)).statusCode).toBe(404);
  expect(await purgePhotos(cachedPhotos(feed.cacheDir), feed.store.photos)).toBe(2);
  const left = await readdir(feed.cacheDir);
  expect(left.filter((name) => name.startsWith('photo-'))).toHaveLength(2);
  expect(left).toHaveLength(3);
  expect(await purgePhotos(cachedPhotos(join(feed.cacheDir, 'none')), feed.store.photos)).toBe(0);
});

test('no answer reveals the photo location at the provider', async () => {
  const urls = [
    `${LISTINGS}?status=A`,
    `${LISTINGS}?status=A&fields=raw,images,photoCount`,
    `${LISTINGS}/W100?boardId=2&fields=raw`,
    `${LISTINGS}/W100/similar?boardId=2`,
    `${LISTINGS}/W101?boardId=2`,
    `/api/realty/autocomplete?search=W100`,
    '/api/realty/meta',
  ];
  const headers = { 'repliers-api-key': KEY };
  for (const url of urls) {
    for (const reply of [
      await visitors.inject(url),
      await members.inject(url),
      await visitors.inject({ url, headers }),
    ]) {
      expect([url, reply.statusCode]).toEqual([url, 200]);
      const text = `${reply.body}${JSON.stringify(reply.headers)}`;
      expect(text, url).not.toMatch(/photos\.example|PROVIDER|token-0/);
    }
  }
});

test('a photo gets a color once it is fetched and retains it when its record changes', async () => {
  const [url = ''] = await photosOf('W100');
  const images = (await photosOf('W100')).map((address) => address.replace('/images/', ''));
  const notes = () =>
    feed.store.photos.notesOf(aListing({ mlsNumber: 'W100', boardId: 2, images }));
  expect(notes()).toEqual([
    { subject: null, color: null },
    { subject: null, color: null },
  ]);
  await visitors.inject(`${url}?w=350&class=small&f=webp`);
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/);
  expect(notes()).toEqual([
    { subject: null, color },
    { subject: null, color: null },
  ]);
  feed.server.state.records[0] = aRecord('100', {
    Media: [aPhoto('m1'), aPhoto('m2', { ImageOf: 'Kitchen' })],
    ModificationTimestamp: at(50),
  });
  await sync(feed.server, feed.store.feeds, '2026-11-24', 'ddf');
  expect(notes()).toEqual([
    { subject: null, color },
    { subject: 'Kitchen', color: null },
  ]);
});
