import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '#src/stores/shell/connection.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';

const root = document.documentElement;
let stop = () => {};
const worker = new EventTarget();

function connection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  root.lang = 'en-CA';
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  $notifications.set([]);
});
afterEach(() => {
  stop();
  root.removeAttribute('data-saved-at');
  vi.restoreAllMocks();
});

const texts = () => $notifications.get().map(({ text }) => text);

test('a lost connection shows a notice until it is back', () => {
  stop = watchConnection();
  expect(texts()).toEqual([]);
  connection(false);
  expect(texts()).toEqual(['You are currently offline.']);
  expect($notifications.get()[0]).toMatchObject({ lasts: true, tone: 'failed' });
  connection(true);
  expect(texts()).toEqual([]);
});

test('a saved page shows when it was saved, and offers a reload once online', () => {
  root.setAttribute('data-saved-at', '2026-11-23T18:49:00.000Z');
  connection(false);
  stop = watchConnection();
  expect(texts()[0]).toMatch(
    /^You are currently offline\. This is a saved copy \(November 23, 2026 at 1:49\sp\.m\.\)\.$/,
  );
  connection(true);
  expect(texts()[0]).toMatch(/^This is a saved copy/);
  expect($notifications.get()[0]?.action?.label).toBe('Reload');
});

test('saved results show when they were saved until the connection is back', () => {
  connection(false);
  stop = watchConnection();
  const data = { kind: 'saved-results', savedAtMs: Date.UTC(2026, 10, 23, 18, 49) };
  worker.dispatchEvent(new MessageEvent('message', { data }));
  expect(texts()[0]).toContain('This is a saved copy (November 23, 2026');
  worker.dispatchEvent(new MessageEvent('message', { data: 'something else' }));
  connection(true);
  expect(texts()).toEqual([]);
});
