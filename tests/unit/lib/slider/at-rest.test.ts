// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenScrollEnds } from '#src/lib/slider/when-scroll-ends.ts';

beforeEach(() => {
  vi.useFakeTimers();
  haveFingers(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A touch device, or one with only a mouse. */
const haveFingers = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

function aStrip() {
  const strip = document.createElement('div');
  let isAtRest = false;
  void whenScrollEnds(strip).then(() => (isAtRest = true));
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isAtRest;
  };
  return { happen: (type: string) => strip.dispatchEvent(new Event(type)), after };
}

test('a strip that is not moved is at rest after a moment', async () => {
  const { after } = aStrip();
  expect(await after(100)).toBe(false);
  expect(await after(100)).toBe(true);
});

test('a swipe in progress delays the rest', async () => {
  const { happen, after } = aStrip();
  await after(100);
  happen('touchstart');
  expect(await after(1000)).toBe(false);
  happen('touchend');
  await after(100);
  happen('scroll');
  expect(await after(100)).toBe(false);
  expect(await after(100)).toBe(true);
});

test('a swipe that began before listening delays the rest until it ends', async () => {
  haveFingers(true);
  const { happen, after } = aStrip();
  expect(await after(900)).toBe(false);
  happen('scroll');
  expect(await after(900)).toBe(false);
  happen('touchend');
  expect(await after(100)).toBe(false);
  expect(await after(100)).toBe(true);
});

test('an untouched strip on a touch device is at rest after a second', async () => {
  haveFingers(true);
  expect(await aStrip().after(1001)).toBe(true);
});
