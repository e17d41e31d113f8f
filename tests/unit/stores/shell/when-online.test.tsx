import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from '#src/stores/shell/when-online.ts';

let tries = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  tries = 0;
  stop = whenOnline(() => {
    tries += 1;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('once a connection is back it is tried at once and twice more', () => {
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(0);
  dispatchEvent(new Event('online'));
  expect(tries).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(3);
});

test('a connection that comes back again begins the tries anew', () => {
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(5_000);
  expect(tries).toBe(2);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(5);
});

test('nothing is tried after the end', () => {
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(1);
});
