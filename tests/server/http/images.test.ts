import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QueueFull } from '#src/server/images/task-limit.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const PHOTO = '/images/listings/2/C9000001/1.jpg';
const hidden = aRecord({
  mlsNumber: 'X9',
  permissions: HIDDEN,
  images: ['listings/2/X9/1.jpg'],
});
let app: FastifyInstance;
let verified: FastifyInstance;

beforeAll(async () => {
  app = await anApp([aRecord(), hidden]);
  verified = await anApp([aRecord(), hidden], { identify: () => 'verified' });
});

afterAll(async () => {
  await app.close();
  await verified.close();
});

const TRAITS = 'skin=tan&hair=bob&hairColor=black&clothing=blazer&clothingColor=ink';
const PORTRAIT = '/images/portraits/jane-roe.jpg';

const FOR_EVER = 'public, max-age=31536000, immutable';
const UNTIL_TAKEN_BACK = 'public, max-age=31536000, s-maxage=86400, immutable';

describe.each([
  [PHOTO, '', UNTIL_TAKEN_BACK],
  [PORTRAIT, TRAITS, FOR_EVER],
  ['/images/art/home-hero.jpg', '', FOR_EVER],
])('%s', (path, always, caching) => {
  const url = `${path}?${always}&`;
  test('may be cached by anyone', async () => {
    const { statusCode, headers } = await app.inject(`${url}w=350&f=jpg`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe(caching);
    expect(headers['etag']).toMatch(/^"[0-9a-f]{16}"$/);
  });

  test.each([
    ['w=0', 'w'],
    ['w=9000', 'w'],
    ['w=wide', 'w'],
    ['f=svg', 'f'],
    ['class=huge', 'class'],
    ['quality=10', 'quality'],
  ])('is refused with %s, naming %s', async (query, param) => {
    const response = await app.inject(`${url}${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()[0].param).toBe(param);
  });

  test('is answered 304 to a client that has it', async () => {
    const { etag } = (await app.inject(url)).headers;
    for (const held of [String(etag), `"other", ${String(etag)}`, `W/${String(etag)}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': held } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"0123456789abcdef"' } });
    expect(other.statusCode).toBe(200);
  });

  test('has a different ETag for another width or format', async () => {
    const tags = await Promise.all(
      ['w=220', 'w=800', 'w=800&f=avif'].map(async (query) => {
        return (await app.inject(`${url}${query}`)).headers['etag'];
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

test.each([
  '/images/art/nothing.jpg',
  '/images/art/constructor.jpg',
  `/images/portraits/Jane%20Roe.jpg?${TRAITS}`,
  `/images/portraits/..jpg?${TRAITS}`,
  '/images/listings/2/C9000001/98.jpg',
  '/images/elsewhere/1.jpg',
])('%s is not found', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()[0]).toMatchObject({ msg: expect.any(String) });
});

const portraitTag = async (query: string, slug = 'jane-roe') =>
  (await app.inject(`/images/portraits/${slug}.jpg?${query}`)).headers['etag'];

test('a portrait shows exactly the traits in its URL', async () => {
  const tag = await portraitTag(TRAITS);
  expect(await portraitTag(TRAITS.split('&').reverse().join('&'))).toBe(tag);
  expect(await portraitTag(TRAITS, 'john-roe')).toBe(tag);
  expect(await portraitTag(`${TRAITS}&glasses=none`)).toBe(tag);
  for (const other of ['glasses=round', 'beard=full', 'headwear=turban']) {
    expect(await portraitTag(`${TRAITS}&${other}`)).not.toBe(tag);
  }
});

test.each([
  [TRAITS.replace('skin=tan&', ''), 'skin'],
  [`${TRAITS}&beard=goatee`, 'beard'],
  ['', 'skin'],
])('a portrait without valid traits is refused: %j names %s', async (query, param) => {
  const response = await app.inject(`${PORTRAIT}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].param).toBe(param);
});

test('a photo that requires sign-in is private and refused to others even with its ETag', async () => {
  const url = '/images/listings/2/X9/1.jpg';
  const shown = await verified.inject(url);
  expect(shown.headers['cache-control']).toBe('private, max-age=86400');
  const headers = { 'if-none-match': String(shown.headers['etag']) };
  expect((await verified.inject({ url, headers })).statusCode).toBe(304);
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
  expect((await app.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
});

test('answers 503 with Retry-After when the image queue is full', async () => {
  const busy = await anApp([aRecord()], {
    pictures: { render: () => Promise.reject(new QueueFull()) },
  });
  const { statusCode, headers, body } = await busy.inject(PHOTO);
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
  expect(JSON.parse(body)).toEqual([{ param: 'server', msg: expect.any(String) }]);
  await busy.close();
});

test.each([
  ['center=43.65,-79.38&zoom=14&size=300x200', undefined],
  ['center=43.65,-79.38&zoom=14&size=300x200&view=satellite&theme=dark&pin=true&f=jpg', undefined],
  ['zoom=14&size=300x200', 'center'],
  ['center=43.65&zoom=14&size=300x200', 'center'],
  ['center=95,-79.38&zoom=14&size=300x200', 'center'],
  ['center=43.65,-79.38&zoom=3&size=300x200', 'zoom'],
  ['center=43.65,-79.38&zoom=14.5&size=300x200', 'zoom'],
  ['center=43.65,-79.38&zoom=14&size=300', 'size'],
  ['center=43.65,-79.38&zoom=14&size=5000x200', 'size'],
  ['center=43.65,-79.38&zoom=14&size=300x200&view=hybrid', 'view'],
  ['center=43.65,-79.38&zoom=14&size=300x200&marker=1', 'marker'],
])('a static map for %s is drawn or refused because of %s', async (query, param) => {
  const reply = await app.inject(`/images/static-map?${query}`);
  expect(reply.statusCode).toBe(param === undefined ? 200 : 400);
  if (param === undefined) {
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['etag']).toMatch(/^"/);
  } else expect(reply.json()[0].param).toBe(param);
});
