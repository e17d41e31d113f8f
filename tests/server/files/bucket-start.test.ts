import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { photoNameOf } from '#src/domain/listing/photos/photo-key.ts';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { aPhoto } from '#tests/support/feeds/media.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { s3Server, type S3Server } from '#tests/support/files/s3-server.ts';
import { PHOTO_HOST } from '#tests/support/feeds/sync.ts';
import { aPhotoFile } from '#tests/support/images/photo-host.ts';
import { ROOT } from '#tests/support/import-graph.ts';

// The program itself, configured by settings, with a bucket in place of folders.

/** A first start makes the map, possibly on a busy machine. */
const START_MS = 120_000;
const PORT = 4481;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DOCUMENT = '0123456789abcdef01';

const dataDir = mkdtempSync(join(tmpdir(), 'site-bucket-'));
let bucket: S3Server;
let feed: Awaited<ReturnType<typeof listenAsFeed>>;
let server: ChildProcess;
let output = '';

async function listing() {
  try {
    const reply = await fetch(`${ORIGIN}/api/realty/listings/W100?boardId=2`);
    return (await reply.json()) as { images?: string[] };
  } catch {
    // Refused until the server listens.
    return undefined;
  }
}

beforeAll(async () => {
  bucket = await s3Server();
  const source = resoServer([aRecord('100', { Media: [aPhoto('m1')] })]);
  feed = await listenAsFeed(source);
  source.state.nextOrigin = feed.url;
  mkdirSync(join(dataDir, 'documents'));
  writeFileSync(join(dataDir, 'documents', DOCUMENT), '%PDF-1.7 a payslip');
  server = spawn(process.execPath, [join(ROOT, 'tests/support/feeds/feed-server-process.ts')], {
    env: {
      ...process.env,
      ...bucket.environment,
      ...{ DATA_DIR: dataDir, DATA_KEY: Buffer.alloc(32, 7).toString('base64') },
      ...{ PORT: String(PORT), LOG_LEVEL: 'warn', GEOCODER: 'none', POINTS_OF_INTEREST: 'none' },
      ...{ REALTY_PROVIDER: 'ddf', REALTY_FEED_URL: feed.url, REALTY_FEED_TOKEN: 'token-0' },
      ...{
        REALTY_FEED_BOARDS: 'Example Board=2',
        REALTY_FEED_PHOTO_HOSTS: PHOTO_HOST,
        REQUEST_DEADLINE_MS: '30000',
      },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => {
      output += String(text);
    });
  }
  await vi.waitFor(async () => expect((await listing())?.images).toHaveLength(1), {
    timeout: START_MS,
    interval: 200,
  });
}, START_MS);
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  feed.close();
  bucket.close();
});

test('moves the documents into the bucket at startup', () => {
  expect(readdirSync(join(dataDir, 'documents'))).toEqual([]);
  expect([...bucket.state.objects.keys()].toSorted()).toEqual([
    `site/documents/${DOCUMENT}`,
    'site/documents/key-of-documents',
  ]);
  const { bytes } = bucket.state.objects.get(`site/documents/${DOCUMENT}`)!;
  expect(bytes.includes('payslip')).toBe(false);
  expect(output).toContain('were moved from');
});

test('serves a photo that another server has stored, without asking its provider', async () => {
  const [key = ''] = (await listing())?.images ?? [];
  const bytes = await aPhotoFile();
  const object = `site/photos/photo-${photoNameOf(key)}-original`;
  bucket.state.objects.set(object, { bytes, changedAt: new Date() });
  const reply = await fetch(`${ORIGIN}/images/${key}?w=350`);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, s-maxage=86400, immutable',
  ]);
  expect(bucket.state.asked).toContain(`GET ${object}`);
});

test('a bucket that refuses access leaves the site up and no secret in the log', async () => {
  bucket.state.trouble = 403;
  bucket.state.objects.clear();
  const [key = ''] = (await listing())?.images ?? [];
  const reply = await fetch(`${ORIGIN}/images/${key}?w=1600`);
  // The photo's provider is out of reach, too.
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await expect.poll(() => output).toContain('returned status 403 (AccessDenied)');
  expect((await fetch(`${ORIGIN}/readyz`)).status).toBe(200);
  expect(output).not.toMatch(/SECRET|AKID|Signature/);
});
