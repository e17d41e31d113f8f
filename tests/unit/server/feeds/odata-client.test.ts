import { expect, test } from 'vitest';
import { odataClient } from '#src/server/feeds/reso/odata-client.ts';
import type { FeedTransport } from '#src/server/feeds/http/request.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';

type Server = ReturnType<typeof resoServer>;

const BEARER = { kind: 'bearer', token: 'token-0' } as const;
const HOUR_MS = 3_600_000;
const ASKED = 'Property?$top=2&$orderby=ModificationTimestamp,ListingKey';

function clientOf({ url, tokenUrl, transport, waiting }: Server, isOAuth = false) {
  const client = { kind: 'client', clientId: 'us', clientSecret: 's3cret', tokenUrl } as const;
  const credentials = isOAuth ? client : BEARER;
  return odataClient({
    baseUrl: url,
    credentials,
    scope: undefined,
    settingPrefix: 'REALTY_FEED',
    transport,
    waiting,
  });
}

const aServer = () => resoServer([aRecord('1'), aRecord('2')]);

test('a token is requested once and reused', async () => {
  const server = aServer();
  const client = clientOf(server, true);
  expect(await client.get(ASKED)).toMatchObject({ ok: true, value: { records: [{}, {}] } });
  await client.get(ASKED);
  expect(server.state.tokenCount).toBe(1);
});

test.each([
  [3600, 3540],
  [60, 48],
  [10, 8],
])('a token that lives %i seconds is used for %i', async (life, used) => {
  const server = aServer();
  server.state.tokenLifeSeconds = life;
  const client = clientOf(server, true);
  await client.get(ASKED);
  server.state.nowMs += used * 1000 - 1;
  await client.get(ASKED);
  expect(server.state.tokenCount).toBe(1);
  server.state.nowMs += 1;
  await client.get(ASKED);
  expect(server.state.tokenCount).toBe(2);
});

test('a refused token is renewed once', async () => {
  const server = aServer();
  const client = clientOf(server, true);
  await client.get(ASKED);
  server.state.tokens.clear();
  expect(await client.get(ASKED)).toMatchObject({ ok: true });
  expect(server.state.tokenCount).toBe(2);
  server.state.disturbances = [401, 401];
  expect(await client.get(ASKED)).toEqual({
    ok: false,
    error: 'The feed does not accept REALTY_FEED_CLIENT_ID (401).',
  });
  expect(server.state.tokenCount).toBe(3);
});

test('a refused bearer token is reported by its setting and not retried', async () => {
  const server = aServer();
  server.state.tokens.clear();
  const answer = await clientOf(server).get(ASKED);
  expect(answer).toEqual({ ok: false, error: 'The feed does not accept REALTY_FEED_TOKEN (401).' });
  expect(server.state.requests).toHaveLength(1);
});

test('a failed token request reports the setting without the secret', async () => {
  const server = aServer();
  const refusing: FeedTransport = async () => new Response('{"error":"s3cret"}', { status: 400 });
  const answer = await clientOf({ ...server, transport: refusing }, true).get(ASKED);
  expect(answer).toMatchObject({
    ok: false,
    error: expect.stringContaining('REALTY_FEED_CLIENT_ID'),
  });
  expect(JSON.stringify(answer)).not.toContain('s3cret');
  const empty: FeedTransport = async () => new Response('<html>', { status: 200 });
  expect(await clientOf({ ...server, transport: empty }, true).get(ASKED)).toEqual({
    ok: false,
    error: 'REALTY_FEED_TOKEN_URL returned no access token.',
  });
});

test('temporary failures are retried, each time after twice as long', async () => {
  const server = aServer();
  server.state.disturbances = [500, 'cut', 503];
  expect(await clientOf(server).get(ASKED)).toMatchObject({ ok: true });
  expect(server.state.waits).toEqual([1000, 2000, 4000]);
});

test('the random part of a wait is half of it', async () => {
  const server = aServer();
  server.state.disturbances = [500];
  const waiting = { ...server.waiting, random: () => 0 };
  await clientOf({ ...server, waiting }).get(ASKED);
  expect(server.state.waits).toEqual([500]);
});

test.each([
  ['7', 7000],
  ['Tue, 24 Nov 2026 12:00:30 GMT', 30_000],
  ['Tue, 24 Nov 2026 11:00:00 GMT', 1000],
  ['soon', 1000],
])('after a Retry-After of %s the client waits %i ms', async (retryAfter, waitMs) => {
  const server = aServer();
  server.state.disturbances = [{ status: 429, retryAfter }];
  expect(await clientOf(server).get(ASKED)).toMatchObject({ ok: true });
  expect(server.state.waits).toEqual([waitMs]);
});

test.each(['11:00:00', '13:00:00'])(
  'a Retry-After counts from the time of the feed, whose clock says %s',
  async (time) => {
    const server = aServer();
    const date = `Tue, 24 Nov 2026 ${time} GMT`;
    const retryAfter = date.replace(':00 GMT', ':30 GMT');
    server.state.disturbances = [{ status: 429, retryAfter, date }];
    expect(await clientOf(server).get(ASKED)).toMatchObject({ ok: true });
    expect(server.state.waits).toEqual([30_000]);
  },
);

test('a feed that asks for an hour is not retried', async () => {
  const server = aServer();
  server.state.disturbances = [{ status: 429, retryAfter: '3600' }];
  expect(await clientOf(server).get(ASKED)).toEqual({
    ok: false,
    error: 'The feed returned status 429 and asked to try again in 60 minutes.',
  });
  expect(server.state.waits).toEqual([]);
});

test('a feed that asks for an hour gets no request within it', async () => {
  const server = aServer();
  server.state.disturbances = [{ status: 429, retryAfter: '3600' }];
  const client = clientOf(server, true);
  await client.get(ASKED);
  const requestCount = server.state.requests.length;
  server.state.nowMs += HOUR_MS - 1;
  expect(client.isPaused()).toBe(true);
  expect(await client.get(ASKED)).toEqual({
    ok: false,
    error: 'The feed has asked to wait for another 1 minute.',
  });
  expect(server.state.requests).toHaveLength(requestCount);
  server.state.nowMs += 1;
  expect(client.isPaused()).toBe(false);
  expect(await client.get(ASKED)).toMatchObject({ ok: true });
});

test('a refused token request pauses the feed, too', async () => {
  const server = aServer();
  let requestCount = 0;
  const busy: FeedTransport = async () => {
    requestCount += 1;
    return new Response('', { status: 503, headers: { 'retry-after': '3600' } });
  };
  const client = clientOf({ ...server, transport: busy }, true);
  await client.get(ASKED);
  await client.get(ASKED);
  expect(requestCount).toBe(1);
});

test.each([
  ['asks for a year', '31536000', 24 * HOUR_MS],
  ['had its clock set back', '3600', -HOUR_MS],
])('a feed that %s is not paused for ever', async (_, retryAfter, waitMs) => {
  const server = aServer();
  server.state.disturbances = [{ status: 429, retryAfter }];
  const client = clientOf(server);
  await client.get(ASKED);
  server.state.nowMs += waitMs;
  expect(await client.get(ASKED)).toMatchObject({ ok: true });
});

test('a lasting failure ends after six attempts', async () => {
  const server = aServer();
  server.state.disturbances = Array.from({ length: 9 }, () => 500);
  expect(await clientOf(server).get(ASKED)).toEqual({
    ok: false,
    error: 'The feed returned status 500, 6 times in a row.',
  });
  expect(server.state.requests).toHaveLength(6);
});

test('an invalid request is not retried', async () => {
  const server = aServer();
  server.state.disturbances = [400];
  expect(await clientOf(server).get(ASKED)).toEqual({
    ok: false,
    error: 'The feed refused a request (400). Check REALTY_FEED_URL.',
  });
  expect(server.state.requests).toHaveLength(1);
});

test('the token is sent to no other site, and redirects are not followed', async () => {
  const server = aServer();
  const client = clientOf(server);
  for (const url of [
    'https://feed.example.org/odata',
    'http://feed.example/odata',
    'file:///etc',
  ]) {
    expect(await client.follow(`${url}/Property`)).toMatchObject({ ok: false });
  }
  expect(server.state.requests).toEqual([]);
  let redirect: RequestInit['redirect'];
  const transport: FeedTransport = (url, init) => {
    redirect = init.redirect;
    return server.transport(url, init);
  };
  await clientOf({ ...server, transport }).get(ASKED);
  expect(redirect).toBe('manual');
});

test.each([
  ['invalid JSON', 'once upon a time'],
  ['JSON without a page', '{"value":{}}'],
  ['a page with an invalid link', '{"value":[],"@odata.nextLink":7}'],
])('%s is reported as an unreadable answer', async (_, body) => {
  const transport: FeedTransport = async () => new Response(body);
  expect(await clientOf({ ...aServer(), transport }).get(ASKED)).toEqual({
    ok: false,
    error: 'The response of the feed is not an OData page.',
  });
});

test('a link with an invalid address is refused', async () => {
  const body = JSON.stringify({ value: [], '@odata.nextLink': 'http://[' });
  const transport: FeedTransport = async () => new Response(body);
  expect(await clientOf({ ...aServer(), transport }).get(ASKED)).toMatchObject({ ok: false });
});

test('an endless answer is cut off', async () => {
  let sentMiB = 0;
  const transport: FeedTransport = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sentMiB += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      }),
    );
  const answer = await clientOf({ ...aServer(), transport }).get(ASKED);
  expect(answer).toMatchObject({ ok: false, error: expect.stringContaining('too long') });
  expect(sentMiB).toBeLessThan(6 * 40);
});
