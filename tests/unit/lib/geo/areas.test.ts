import { expect, test } from 'vitest';
import { bufferPath, intersectAreas, unionOf, subtractAreas } from '#src/lib/geo/areas.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const square = (west: number, south: number, side = 1): PolygonRings => [
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ],
];

test('areas are joined, cut and intersected', () => {
  expect(unionOf([square(0, 0), square(0.5, 0)])).toHaveLength(1);
  expect(unionOf([square(0, 0), square(5, 0)])).toHaveLength(2);
  expect(subtractAreas([square(0, 0, 3)], [square(1, 1)])[0]).toHaveLength(2);
  expect(intersectAreas([square(0, 0)], [square(0.5, 0.5)])[0]?.[0]).toHaveLength(5);
  expect(intersectAreas([square(0, 0)], [])).toEqual([]);
  expect(subtractAreas([], [square(0, 0)])).toEqual([]);
});

test('a widened path has the given width and covers its bends', () => {
  const path: LngLat[] = [
    [-114.1, 51.05],
    [-114.08, 51.05],
    [-114.07, 51.06],
  ];
  const areas = bufferPath(path, 120);
  const isIn = (position: LngLat) => areas.some((area) => isInArea(area, position));
  for (const position of path) expect(isIn(position)).toBe(true);
  const north: LngLat = [-114.09, 51.05 + 0.0005];
  const farNorth: LngLat = [-114.09, 51.05 + 0.0006];
  expect(metresBetween([-114.09, 51.05], north)).toBeLessThan(60);
  expect(isIn(north)).toBe(true);
  expect(isIn(farNorth)).toBe(false);
});
