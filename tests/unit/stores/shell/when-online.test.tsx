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

test('a task runs at once when the connection returns and twice more', () => {
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(0);
  dispatchEvent(new Event('online'));
  expect(tries).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(3);
});

test('another reconnection restarts the tries', () => {
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(5_000);
  expect(tries).toBe(2);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(5);
});

test('no task runs after stopping', () => {
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(1);
});
