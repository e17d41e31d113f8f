// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { $savedHomes, toggleSaved } from '#src/stores/saved/saved.ts';
import { $notifications, dismiss } from '#src/stores/shell/notifications.ts';

const KEY = 'realty:saved';
const home = { mlsNumber: 'C1', boardId: 2 };
const other = { mlsNumber: 'C2', boardId: 2 };

afterEach(() => {
  dismiss('saved-homes');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('a kept home is in the browser’s storage until it is chosen again', () => {
  const stop = $savedHomes.listen(() => {});
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([home]);
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
  stop();
});

test('what another tab keeps is kept here too', () => {
  const stop = $savedHomes.listen(() => {});
  const newValue = JSON.stringify([other]);
  localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue: '1' }));
  expect($savedHomes.get()).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect($savedHomes.get()).toEqual([other]);
  stop();
});

test('a page that comes back to the screen reads again', () => {
  const stop = $savedHomes.listen(() => {});
  localStorage.setItem(KEY, JSON.stringify([other]));
  dispatchEvent(new Event('pageshow'));
  expect($savedHomes.get()).toEqual([other]);
  stop();
});

test('storage that holds something else is as if it were empty', () => {
  const newValue = '{"not":"a list"}';
  localStorage.setItem(KEY, newValue);
  const stop = $savedHomes.listen(() => {});
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect($savedHomes.get()).toEqual([]);
  stop();
});

test('a home is kept for the page where the browser keeps nothing', async () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError');
  });
  const stop = $savedHomes.listen(() => {});
  toggleSaved(home);
  expect($savedHomes.get()).toEqual([home]);
  await vi.waitFor(() =>
    expect($notifications.get().map(({ text }) => text)).toEqual([
      'Saved until you leave this page. Your browser is blocking this site from keeping data.',
    ]),
  );
  stop();
  full.mockRestore();
});

test('a home that is in the browser’s storage is said to be there', async () => {
  const stop = $savedHomes.listen(() => {});
  toggleSaved(home);
  await vi.waitFor(() =>
    expect($notifications.get().map(({ text }) => text)).toEqual([
      'Saved in this browser. Log in to keep it on all your devices.',
    ]),
  );
  stop();
});
