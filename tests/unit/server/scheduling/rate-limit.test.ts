import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateLimit, readLimit } from '#src/server/scheduling/rate-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The answers of a limit to several calls, one after the other. */
async function takeAll(limit: ReturnType<typeof rateLimit>, clients: readonly string[]) {
  const waits: number[] = [];
  for (const client of clients) waits.push(await limit.take(client));
  return waits;
}

test('a burst is allowed, then one call per interval', async () => {
  const limit = rateLimit({ burst: 3, refillMs: 10_000 });
  const one = '192.0.2.1';
  expect(await takeAll(limit, [one, one, one, one, '192.0.2.2'])).toEqual([0, 0, 0, 10, 0]);
  vi.advanceTimersByTime(4000);
  expect(await limit.take(one)).toBe(6);
  vi.advanceTimersByTime(6000);
  expect(await takeAll(limit, [one, one])).toEqual([0, 10]);
  vi.advanceTimersByTime(60_000);
  expect(await takeAll(limit, [one, one, one, one])).toEqual([0, 0, 0, 10]);
});

test('a refused client may call again as early as one that waited', async () => {
  const limit = rateLimit({ burst: 2, refillMs: 1000 });
  expect(await takeAll(limit, ['ada', 'ada', 'ada', 'ada'])).toEqual([0, 0, 1, 1]);
  vi.advanceTimersByTime(1000);
  expect(await limit.take('ada')).toBe(0);
});

test('addresses of one IPv6 network count together, in full or short notation', async () => {
  const limit = rateLimit({ burst: 1, refillMs: 1000 });
  const network = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'];
  expect(await takeAll(limit, network)).toEqual([0, 1, 0]);
  expect(await takeAll(limit, ['2001:db8::1', '2001:db8:0:0:9::'])).toEqual([0, 1]);
  expect(await takeAll(limit, ['::ffff:192.0.2.1', '::ffff:192.0.2.2'])).toEqual([0, 0]);
});

test('a clock set back by a day makes nobody wait longer', async () => {
  const limit = rateLimit({ burst: 1, refillMs: 10_000 });
  expect(await takeAll(limit, ['ada', 'ada'])).toEqual([0, 10]);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(await limit.take('ada')).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(await limit.take('ada')).toBe(0);
});

test('use charged before the clock was set back expires within its window', async () => {
  const limit = readLimit(100);
  limit.charge('192.0.2.1', 200);
  expect(await limit.waitSeconds('192.0.2.1')).toBe(10);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(await limit.waitSeconds('192.0.2.1')).toBe(10);
});
