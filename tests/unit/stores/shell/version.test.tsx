import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notifications, dismiss } from '#src/stores/shell/notifications.ts';
import { VERSION_CHECK_MS, watchVersion } from '#src/stores/shell/version.ts';

const NOTICE = 'A new version is available.';
const texts = () => $notifications.get().map(({ text }) => text);

let stop = () => {};
let fetchVersion: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('fetch', () => fetchVersion());
  fetchVersion = () => Promise.resolve(Response.json({ name: 'Larchway', version: '1.5.1' }));
  document.head.innerHTML = '<link rel="manifest" href="/real-estate/manifest.json">';
  document.documentElement.dataset['version'] = '1.5.1';
  stop = watchVersion();
});
afterEach(() => {
  stop();
  dismiss('version');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a new deployed version shows a lasting notice with Reload', async () => {
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS);
  expect(texts()).toEqual([]);
  fetchVersion = () => Promise.resolve(Response.json({ version: '1.6.0' }));
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS - 1);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual([NOTICE]);
  expect($notifications.get()[0]?.action?.label).toBe('Reload');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual([NOTICE]);
});

test('the version is checked every 600,000 ms', () => {
  expect(VERSION_CHECK_MS).toBe(600_000);
});

test('the version is checked when the tab becomes visible', async () => {
  fetchVersion = () => Promise.resolve(Response.json({ version: '1.6.0' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual([NOTICE]);
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', () => Promise.resolve(new Response('<h1>Oops!</h1>', { status: 503 }))],
  ['no JSON', () => Promise.resolve(new Response('<h1>Hotel</h1>'))],
  ['no version', () => Promise.resolve(Response.json({ version: 2 }))],
])('%s does not count as a new version', async (_name, answer) => {
  fetchVersion = answer;
  await vi.advanceTimersByTimeAsync(VERSION_CHECK_MS);
  expect(texts()).toEqual([]);
});
