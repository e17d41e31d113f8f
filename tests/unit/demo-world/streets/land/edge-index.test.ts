import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoizeByCell, edgeIndex } from '#src/demo-world/streets/land/edge-index.ts';
import { insideAreas, isInArea } from '#src/lib/geo/inside-areas.ts';
import { finish } from '#src/lib/sliced-work.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const lake: LngLat[] = [
  [-79.41, 43.61],
  [-79.36, 43.612],
  [-79.352, 43.65],
  [-79.39, 43.633],
  [-79.42, 43.66],
  [-79.41, 43.61],
];
const boxRing = ([west, south]: LngLat, [east, north]: LngLat): LngLat[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const edges = finish(edgeIndex([lake], () => true));
const place = fc
  .tuple(
    fc.double({ min: -79.44, max: -79.34, noNaN: true }),
    fc.double({ min: 43.6, max: 43.67, noNaN: true }),
  )
  .map(([lng, lat]): LngLat => [lng, lat]);

test('a segment that crosses no edge stays on one side of the shore', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      fc.pre(!edges.crosses(from, to));
      expect(isInArea([lake], to)).toBe(isInArea([lake], from));
    }),
  );
});

test('a segment from water to land crosses an edge', () => {
  expect(edges.crosses([-79.4, 43.62], [-79.43, 43.62])).toBe(true);
  expect(edges.crosses([-79.4, 43.62], [-79.39, 43.62])).toBe(false);
});

test('only edges in the area of interest are indexed', () => {
  const east = finish(edgeIndex([lake], ([lng]) => lng > -79.38));
  expect(east.touches({ west: -79.36, south: 43.61, east: -79.35, north: 43.65 })).toBe(true);
  expect(east.touches({ west: -79.43, south: 43.61, east: -79.41, north: 43.65 })).toBe(false);
});

test('an answer cached by cell equals the direct answer', () => {
  const isWet = (position: LngLat) => isInArea([lake], position);
  const cachedIsWet = memoizeByCell(edges.touches, isWet);
  fc.assert(
    fc.property(place, (position) => {
      expect(cachedIsWet(position)).toBe(isWet(position));
    }),
  );
});

test('areas are found by position', () => {
  const park = boxRing([-79.4, 43.62], [-79.34, 43.64]);
  const pond = boxRing([-79.38, 43.625], [-79.37, 43.635]);
  const areas = [[lake], [park, pond]];
  const inside = insideAreas(areas);
  fc.assert(
    fc.property(place, (position) => {
      expect(inside(position)).toBe(areas.some((area) => isInArea(area, position)));
    }),
  );
});
