import { expect, test } from 'vitest';
import { rateLimit } from '#src/server/leads/rate-limit.ts';
import { aClock } from '#tests/support/leads.ts';

const OPTIONS = { burst: 3, refillMs: 10_000 };

test('a burst is allowed, then one call each while', () => {
  const clock = aClock();
  const limit = rateLimit(clock, OPTIONS);
  expect([1, 2, 3].map(() => limit.take('192.0.2.1'))).toEqual([0, 0, 0]);
  expect(limit.take('192.0.2.1')).toBe(10);
  expect(limit.take('192.0.2.2')).toBe(0);
  clock.advance(4000);
  expect(limit.take('192.0.2.1')).toBe(6);
  clock.advance(6000);
  expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(10);
  clock.advance(60_000);
  expect([1, 2, 3, 4].map(() => limit.take('192.0.2.1'))).toEqual([0, 0, 0, 10]);
});

test('the addresses of one IPv6 network count together, written in full or short', () => {
  const limit = rateLimit(aClock(), { burst: 1, refillMs: 1000 });
  expect(limit.take('2001:db8:1:2::1')).toBe(0);
  expect(limit.take('2001:db8:1:2:3:4:5:6')).toBe(1);
  expect(limit.take('2001:db8:1:3::1')).toBe(0);
  expect(limit.take('2001:db8::1')).toBe(0);
  expect(limit.take('2001:db8:0:0:9::')).toBe(1);
  expect(limit.take('::ffff:192.0.2.1')).toBe(0);
  expect(limit.take('::ffff:192.0.2.2')).toBe(0);
});
