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

test('a saved home stays in the browser storage until it is toggled off', () => {
  const stop = $savedHomes.listen(() => {});
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([home]);
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
  stop();
});

test('a home saved in another tab is saved here too', () => {
  const stop = $savedHomes.listen(() => {});
  const newValue = JSON.stringify([other]);
  localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue: '1' }));
  expect($savedHomes.get()).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect($savedHomes.get()).toEqual([other]);
  stop();
});

test('a page that is shown again reads the storage again', () => {
  const stop = $savedHomes.listen(() => {});
  localStorage.setItem(KEY, JSON.stringify([other]));
  dispatchEvent(new Event('pageshow'));
  expect($savedHomes.get()).toEqual([other]);
  stop();
});

test('invalid storage counts as empty', () => {
  const newValue = '{"not":"a list"}';
  localStorage.setItem(KEY, newValue);
  const stop = $savedHomes.listen(() => {});
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect($savedHomes.get()).toEqual([]);
  stop();
});

test('without storage a home is saved for the page only, and a notice says so', async () => {
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

test('saving a home shows a notice that it is saved in the browser', async () => {
  const stop = $savedHomes.listen(() => {});
  toggleSaved(home);
  await vi.waitFor(() =>
    expect($notifications.get().map(({ text }) => text)).toEqual([
      'Saved in this browser. Log in to keep it on all your devices.',
    ]),
  );
  stop();
});
