import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsRing,
  clusterDiameterPx,
  clusterLabel,
  clusterLimitAt,
  clusterPrecisionAt,
  resultsPerPageAt,
  showsClusters,
} from '#src/domain/map/rules.ts';

test.each([
  [4, 30, 6, 200],
  [8, 30, 10, 200],
  [8.4, 30, 10, 100],
  [9, 30, 11, 100],
  [14, 30, 16, 100],
  [15.9, 30, 18, 100],
  [16, 200, 18, 100],
  [18, 200, 20, 100],
])(
  'zoom %d requests %d listings, precision %d and at most %d clusters',
  (zoom, page, precision, limit) => {
    expect(resultsPerPageAt(zoom)).toBe(page);
    expect(clusterPrecisionAt(zoom)).toBe(precision);
    expect(clusterLimitAt(zoom)).toBe(limit);
  },
);

test.each([
  [15, 1, true],
  [15.5, 31, true],
  [16, 30, false],
  [17, 31, true],
  [17.2, 500, false],
  [18, 500, false],
])('zoom %d with %d homes shows clusters: %s', (zoom, count, expected) => {
  expect(showsClusters(zoom, count)).toBe(expected);
});

test('the ring of a view is closed and has its corners', () => {
  const ring = boundsRing({ north: 44, south: 43, east: -79, west: -80 });
  expect(ring[0]).toEqual(ring.at(-1));
  expect(new Set(ring.map(String)).size).toBe(4);
});

test('a view beyond the edge of the world is clipped to it', () => {
  const ring = boundsRing({ north: 91, south: 20, east: -100, west: -190 });
  expect(ring).toEqual([
    [-180, 90],
    [-180, 20],
    [-100, 20],
    [-100, 90],
    [-180, 90],
  ]);
});

test('a cluster grows with its count, up to 60 pixels', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.nat(1e7), (a, b) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      expect(clusterDiameterPx(small)).toBeLessThanOrEqual(clusterDiameterPx(large));
      expect(clusterDiameterPx(large)).toBeLessThanOrEqual(60);
    }),
  );
});

test.each([
  [1, '1'],
  [999, '999'],
  [1234, '1.2K'],
  [45_678, '46K'],
])('a cluster of %d is labelled %s', (count, label) => {
  expect(clusterLabel(count)).toBe(label);
});

test.each([
  [2, 30],
  [9, 30],
  [10, 42],
  [99, 42],
  [100, 56],
  [25_000, 56],
])('a cluster of %d is %d pixels wide', (count, diameterPx) => {
  expect(clusterDiameterPx(count)).toBe(diameterPx);
});
