import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insidePolygon, labelPoint } from '#src/server/basemap/outlines/polygons.ts';
import { boundsOf, curvePath, softenPath, softenRing } from '#src/lib/geo/rings.ts';

const position = fc.tuple(
  fc.double({ min: -140, max: -52, noNaN: true }),
  fc.double({ min: 42, max: 70, noNaN: true }),
);
const path = fc.array(position, { minLength: 3, maxLength: 20 });
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

test('a softened path keeps its ends and stays within its bounds', () => {
  fc.assert(
    fc.property(path, (positions) => {
      const soft = softenPath(positions);
      expect(soft[0]).toEqual(positions[0]);
      expect(soft.at(-1)).toEqual(positions.at(-1));
      const [west, south, east, north] = boundsOf(positions);
      for (const [lng = 0, lat = 0] of soft) {
        expect(lng).toBeGreaterThanOrEqual(west - 1e-9);
        expect(lng).toBeLessThanOrEqual(east + 1e-9);
        expect(lat).toBeGreaterThanOrEqual(south - 1e-9);
        expect(lat).toBeLessThanOrEqual(north + 1e-9);
      }
    }),
  );
});

test('a curve passes through every position of its path', () => {
  fc.assert(
    fc.property(path, (positions) => {
      const curve = curvePath(positions, 4);
      for (const [i, at] of positions.entries()) expect(curve[i * 4]).toEqual(at);
    }),
  );
});

test('a softened ring stays closed and cuts all its corners', () => {
  const soft = softenRing(square);
  expect(soft.at(-1)).toEqual(soft[0]);
  expect(soft).not.toContainEqual([0, 0]);
});

test('corners outside the given bounds are unchanged', () => {
  expect(softenRing(square, [3, 3, 5, 5])).toEqual([
    [4, 0],
    [4, 3],
    [3, 4],
    [0, 4],
    [0, 0],
    [4, 0],
  ]);
});

test('a hole in a polygon counts as outside', () => {
  const hole = square.map(([x = 0, y = 0]) => [x / 4 + 1, y / 4 + 1]);
  expect(insidePolygon([square, hole], [1.5, 1.5])).toBe(false);
  expect(insidePolygon([square, hole], [3, 3])).toBe(true);
});

test('a label is placed where a polygon has the most room', () => {
  expect(labelPoint([square])).toEqual([2, 2]);
  expect(labelPoint([])).toBeUndefined();
});
