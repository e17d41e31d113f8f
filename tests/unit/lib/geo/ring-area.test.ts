import { expect, test } from 'vitest';
import { ringAreaKm2 } from '#src/lib/geo/ring-area.ts';

const box = (lat: number, half: number) =>
  [
    [-half, lat - half],
    [half, lat - half],
    [half, lat + half],
    [-half, lat + half],
  ] as const;

test('a one-degree square at the equator covers 12,364 square kilometres', () => {
  expect(ringAreaKm2(box(0, 0.5))).toBeCloseTo(12_364, -1);
});

test('the same square is smaller in the north, and its direction does not matter', () => {
  const there = ringAreaKm2(box(60, 0.5));
  expect(there / ringAreaKm2(box(0, 0.5))).toBeCloseTo(0.5, 2);
  expect(ringAreaKm2(box(60, 0.5).toReversed())).toBeCloseTo(there, 6);
});
