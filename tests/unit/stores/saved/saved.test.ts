// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { $saved, toggleSaved } from '#src/stores/saved/saved.ts';

const KEY = 'larchway:saved';
const home = { mlsNumber: 'C1', boardId: 2 };
const other = { mlsNumber: 'C2', boardId: 2 };

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('a kept home is in the browser’s storage until it is chosen again', () => {
  const stop = $saved.listen(() => {});
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([home]);
  toggleSaved(home);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
  stop();
});

test('what another tab keeps is kept here too', () => {
  const stop = $saved.listen(() => {});
  localStorage.setItem(KEY, JSON.stringify([other]));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect($saved.get()).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect($saved.get()).toEqual([other]);
  stop();
});

test('a page that comes back to the screen reads again', () => {
  const stop = $saved.listen(() => {});
  localStorage.setItem(KEY, JSON.stringify([other]));
  dispatchEvent(new Event('pageshow'));
  expect($saved.get()).toEqual([other]);
  stop();
});

test('storage that holds something else is as if it were empty', () => {
  localStorage.setItem(KEY, '{"not":"a list"}');
  const stop = $saved.listen(() => {});
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect($saved.get()).toEqual([]);
  stop();
});
