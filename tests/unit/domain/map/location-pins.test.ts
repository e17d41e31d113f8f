import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locationView, NUMBER_PIN_PX } from '#src/domain/map/location-pins.ts';

const HOME = { lat: 43.65, lng: -79.38 };
const SIZE = { widthPx: 960, heightPx: 440 };
const northOf = (metres: number) => ({ ...HOME, lat: HOME.lat + metres / 111_200 });

test('near points appear at their positions on a close-up picture', () => {
  const { zoom, pins } = locationView(HOME, [northOf(400), northOf(-400)], SIZE);
  expect(zoom).toBe(15);
  const [north, south] = pins.map(({ at }) => at.y);
  expect((north ?? 0) + (south ?? 0)).toBe(SIZE.heightPx);
  expect(SIZE.heightPx / 2 - (north ?? 0)).toBeCloseTo(400 / 3.457, 0);
});

test('a far point zooms the picture out, and points even further are dropped', () => {
  const { zoom, pins } = locationView(HOME, [northOf(400), northOf(1200), northOf(1800)], SIZE);
  expect(zoom).toBe(14);
  expect(pins.map(({ number }) => number)).toEqual([1, 2]);
});

test('a home without points has a close-up picture without pins', () => {
  expect(locationView(HOME, [], SIZE)).toEqual({ zoom: 15, pins: [] });
});

test('pins do not overlap, and each stays near its point', () => {
  const { pins } = locationView(HOME, [northOf(90), northOf(90), northOf(95), northOf(80)], SIZE);
  for (const [index, { at }] of pins.entries()) {
    expect(Math.hypot(at.x - SIZE.widthPx / 2, at.y - SIZE.heightPx / 2)).toBeLessThan(120);
    for (const other of pins.slice(index + 1)) {
      const apart = Math.hypot(at.x - other.at.x, at.y - other.at.y);
      expect(apart).toBeGreaterThan(1.8 * NUMBER_PIN_PX);
    }
  }
});

test('every pin lies fully within the picture', () => {
  const near = fc.record({
    lat: fc.double({ min: 43.63, max: 43.67, noNaN: true }),
    lng: fc.double({ min: -79.4, max: -79.36, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(near, { maxLength: 12 }), (points) => {
      for (const { at } of locationView(HOME, points, SIZE).pins) {
        expect(at.x).toBeGreaterThanOrEqual(NUMBER_PIN_PX);
        expect(at.x).toBeLessThanOrEqual(SIZE.widthPx - NUMBER_PIN_PX);
        expect(at.y).toBeGreaterThanOrEqual(NUMBER_PIN_PX);
        expect(at.y).toBeLessThanOrEqual(SIZE.heightPx - NUMBER_PIN_PX);
      }
    }),
  );
});
