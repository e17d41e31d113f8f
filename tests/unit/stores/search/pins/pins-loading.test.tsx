import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $pins, type MapPins } from '#src/stores/search/pins/pins.ts';
import { $arePinsLoading } from '#src/stores/search/pins/pins-loading.ts';
import { $results, $shownResults } from '#src/stores/search/panel/results.ts';

const PINS: MapPins = { count: 0, pins: [] };
const PAGE = { listings: [], page: 1, pages: 0, count: 0, first: 0 };

const askForPins = () => $pins.set({ kind: 'loading', last: PINS });
const bringPins = () => $pins.set({ kind: 'ready', value: PINS });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  $pins.set({ kind: 'idle' });
  $results.set({ kind: 'ready', value: PAGE });
  $shownResults.listen(() => undefined);
});

afterEach(() => {
  cleanStores($pins, $results, $arePinsLoading, $shownResults);
  $arePinsLoading.set(false);
  vi.useRealTimers();
});

test('new pins count as loading until they are painted', () => {
  askForPins();
  expect($arePinsLoading.get()).toBe(true);
  bringPins();
  expect($arePinsLoading.get()).toBe(true);
  vi.advanceTimersByTime(50);
  expect($arePinsLoading.get()).toBe(false);
});

test('pins requested before the last ones were painted count as loading, too', () => {
  askForPins();
  bringPins();
  askForPins();
  vi.advanceTimersByTime(50);
  expect($arePinsLoading.get()).toBe(true);
});

test('slow pins stop counting as loading after 300 ms', () => {
  askForPins();
  vi.advanceTimersByTime(299);
  expect($arePinsLoading.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect($arePinsLoading.get()).toBe(false);
});

test('the first pins of a page do not count as loading', () => {
  $pins.set({ kind: 'loading', last: null });
  expect($arePinsLoading.get()).toBe(false);
});

test('the panel shows new results only after the pins are painted', () => {
  askForPins();
  $results.set({ kind: 'loading', last: PAGE });
  $results.set({ kind: 'ready', value: { ...PAGE, count: 7 } });
  expect($shownResults.get()).toMatchObject({ kind: 'ready', value: { count: 0 } });
  bringPins();
  vi.advanceTimersByTime(50);
  expect($shownResults.get()).toMatchObject({ kind: 'ready', value: { count: 7 } });
});

test('a page turned while no pins are loading is shown at once', () => {
  $results.set({ kind: 'loading', last: PAGE });
  expect($shownResults.get().kind).toBe('loading');
});
