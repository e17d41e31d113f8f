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

test('fresh pins are awaited until they have been painted', () => {
  askForPins();
  expect($arePinsLoading.get()).toBe(true);
  bringPins();
  expect($arePinsLoading.get()).toBe(true);
  vi.advanceTimersByTime(50);
  expect($arePinsLoading.get()).toBe(false);
});

test('pins that are asked for before the last were painted are awaited, too', () => {
  askForPins();
  bringPins();
  askForPins();
  vi.advanceTimersByTime(50);
  expect($arePinsLoading.get()).toBe(true);
});

test('pins that are long in coming keep nothing waiting', () => {
  askForPins();
  vi.advanceTimersByTime(299);
  expect($arePinsLoading.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect($arePinsLoading.get()).toBe(false);
});

test('the first pins of a page keep nothing waiting', () => {
  $pins.set({ kind: 'loading', last: null });
  expect($arePinsLoading.get()).toBe(false);
});

test('the panel shows what was found only once the pins have been painted', () => {
  askForPins();
  $results.set({ kind: 'loading', last: PAGE });
  $results.set({ kind: 'ready', value: { ...PAGE, count: 7 } });
  expect($shownResults.get()).toMatchObject({ kind: 'ready', value: { count: 0 } });
  bringPins();
  vi.advanceTimersByTime(50);
  expect($shownResults.get()).toMatchObject({ kind: 'ready', value: { count: 7 } });
});

test('a page that is turned while no pins are awaited is shown at once', () => {
  $results.set({ kind: 'loading', last: PAGE });
  expect($shownResults.get().kind).toBe('loading');
});
