import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileCircuitBreaker } from '#src/server/adapters/files/file-circuit-breaker.ts';
import { s3Files } from '#src/server/adapters/files/s3-files.ts';
import type { FileStore } from '#src/server/files/file-store.ts';
import { cachedPhotos, purgePhotos } from '#src/server/images/photos/purge-photos.ts';
import { storedPhotos } from '#src/server/images/photos/stored-photos.ts';
import { anApp } from '#tests/support/app/app.ts';
import { feedServices } from '#tests/support/feeds/feed-app.ts';
import { aPhoto, photoUrl } from '#tests/support/feeds/media.ts';
import { aRecord } from '#tests/support/feeds/reso-server.ts';
import { at, sync } from '#tests/support/feeds/sync.ts';
import { s3Server, type S3Server } from '#tests/support/files/s3-server.ts';
import { aPhotoFile } from '#tests/support/images/photo-host.ts';

const LIMITS = { usualMs: 300, uploadMs: 300, firstWaitMs: 10 };

let server: S3Server;
let bucket: FileStore;
let photo: Buffer;
let warnings: string[];
let nowMs = 0;
let sites: Site[];
type Site = Awaited<ReturnType<typeof aSite>>;

/** A server with its own cache, whose photos lie in the bucket. */
async function aSite() {
  const records = [
    aRecord('100', { Media: [aPhoto('m1')] }),
    aRecord('101', { Media: [aPhoto('m2')] }),
  ];
  const onFailure = ({ message }: Error) => warnings.push(message);
  const originals = storedPhotos(fileCircuitBreaker(bucket, { onFailure }), (sentence) =>
    warnings.push(sentence),
  );
  const photos = { [photoUrl('m1')]: photo, [photoUrl('m2')]: photo };
  const feed = await feedServices(records, photos, { originals, nowMs: () => nowMs });
  const app: FastifyInstance = await anApp([], feed.services);
  const { images } = (await app.inject('/api/realty/listings/W100?boardId=2')).json();
  const { images: others } = (await app.inject('/api/realty/listings/W101?boardId=2')).json();
  return { feed, app, url: `/images/${images[0]}`, otherUrl: `/images/${others[0]}` };
}

const stored = () => [...server.state.objects.keys()];
const isStored = (count = 1) => vi.waitFor(() => expect(stored()).toHaveLength(count));

beforeEach(async () => {
  warnings = [];
  nowMs = 0;
  server = await s3Server();
  bucket = s3Files(server.settings, 'photos', LIMITS);
  photo = await aPhotoFile();
  sites = [await aSite()];
});
afterEach(async () => {
  for (const { app, feed } of sites) {
    await app.close();
    feed.close();
  }
  server.close();
});

test('fetches a photo from its provider once for all servers and sizes', async () => {
  sites.push(await aSite());
  const [first, second] = sites as [Site, Site];
  await first.app.inject(`${first.url}?w=350`);
  await isStored();
  for (const { app, url } of [second, first, second]) {
    expect((await app.inject(`${url}?w=800`)).statusCode).toBe(200);
  }
  expect([first.feed.host.state.asked, second.feed.host.state.asked]).toEqual([
    [photoUrl('m1')],
    [],
  ]);
  expect(stored()).toEqual([expect.stringMatching(/^site\/photos\/photo-[0-9a-f]{24}-original$/)]);
  // Stored as it came, so that any program can read it.
  expect([...server.state.objects.values()][0]?.bytes.equals(photo)).toBe(true);
  const cached = await readdir(first.feed.cacheDir);
  expect(cached.filter((name) => name.endsWith('-original'))).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each([403, 500, 'slow-down', 'hang', 'cut', 'cut-half'] as const)(
  'serves photos from the provider during bucket trouble (%s)',
  async (trouble) => {
    const [{ app, url, feed }] = sites as [Site];
    server.state.trouble = trouble;
    const reply = await app.inject(`${url}?w=350`);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, s-maxage=86400, immutable',
    ]);
    expect(feed.host.state.asked).toEqual([photoUrl('m1')]);
    expect(warnings).toEqual([expect.stringContaining('The bucket at ')]);
  },
);

test('without bucket and provider, serves an uncached placeholder, and the photo a minute later', async () => {
  const [{ app, url, feed }] = sites as [Site];
  server.state.trouble = 'cut';
  feed.host.state.answers[photoUrl('m1')] = 'cut';
  const reply = await app.inject(`${url}?w=350`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  server.state.trouble = undefined;
  feed.host.state.answers[photoUrl('m1')] = photo;
  nowMs = 61_000;
  const later = await app.inject(`${url}?w=350`);
  expect([later.statusCode, later.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, s-maxage=86400, immutable',
  ]);
  expect(later.rawPayload.equals(reply.rawPayload)).toBe(false);
  await isStored();
});

test('removes a damaged photo from the bucket and fetches it again', async () => {
  const [{ app, url, feed }] = sites as [Site];
  await app.inject(`${url}?w=350`);
  await isStored();
  const [key = ''] = stored();
  server.state.objects.set(key, { bytes: Buffer.from('no photo'), changedAt: new Date() });
  expect((await app.inject(`${url}?w=640`)).headers['cache-control']).toBe('no-store');
  expect((await app.inject(`${url}?w=640`)).headers['cache-control']).not.toBe('no-store');
  await isStored();
  expect(feed.host.state.asked).toHaveLength(2);
});

test('removes the photos of a deleted home from the bucket, and no others', async () => {
  const [{ app, url, otherUrl, feed }] = sites as [Site];
  await app.inject(`${url}?w=350`);
  await app.inject(`${otherUrl}?w=350`);
  await isStored(2);
  const strangerKey = 'site/photos/a-file-of-someone-else';
  server.state.objects.set(strangerKey, { bytes: Buffer.from('x'), changedAt: new Date() });
  expect(await purgePhotos(bucket, feed.store.photos)).toBe(0);
  feed.server.state.records[0] = aRecord('100', {
    StandardStatus: 'Delete',
    ModificationTimestamp: at(50),
  });
  await sync(feed.server, feed.store.feeds, '2026-11-24', 'ddf');
  server.state.trouble = 500;
  await expect(purgePhotos(bucket, feed.store.photos)).rejects.toThrow('returned status 500');
  server.state.trouble = undefined;
  expect(stored()).toHaveLength(3);
  expect(await purgePhotos(bucket, feed.store.photos)).toBe(1);
  expect(await purgePhotos(cachedPhotos(feed.cacheDir), feed.store.photos)).toBe(1);
  expect(stored()).toHaveLength(2);
  expect(stored()).toContain(strangerKey);
  expect((await app.inject(`${url}?w=350`)).statusCode).toBe(404);
  expect((await app.inject(`${otherUrl}?w=400`)).statusCode).toBe(200);
});
