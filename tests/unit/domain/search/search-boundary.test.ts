import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOfLine } from '#src/domain/search/drawn-areas.ts';
import { boundaryOfAreas, placeFilter, searchedArea } from '#src/domain/search/search-boundary.ts';
import { clipRing } from '#src/lib/geo/clip-ring.ts';
import { isInRing } from '#src/lib/geo/polygon.ts';

const view = { north: 1, south: 0, east: 1, west: 0 };

test('without a boundary the view is searched', () => {
  expect(searchedArea(null, view)?.[0]).toHaveLength(5);
});

test('a drawn area is clipped to the view and finds nothing outside it', () => {
  const triangle = (at: number) => [
    { lat: at, lng: at },
    { lat: at, lng: at + 1 },
    { lat: at + 1, lng: at + 1 },
  ];
  const areaOf = (...at: number[]) => searchedArea(boundaryOfAreas(at.map(triangle)), view);
  expect(areaOf(5)).toBeNull();
  expect(areaOf(5, 6)).toBeNull();
  expect(areaOf(0.5, 5, 0.25)).toHaveLength(2);
  const corners = new Set(areaOf(0.5)?.[0]?.map(String));
  expect(corners).toEqual(new Set(['0.5,0.5', '1,0.5', '1,1']));
});

test('a place is searched by name in the whole view', () => {
  const annex = {
    ...{ kind: 'place' as const, state: 'ON', citySlug: 'toronto' },
    neighborhoodSlug: 'annex',
  };
  expect(searchedArea(annex, view)).toEqual(searchedArea(null, view));
  expect(placeFilter(annex)).toEqual({ state: ['ON'], city: ['toronto'], neighborhood: ['annex'] });
  expect(placeFilter(null)).toEqual({});
});

test('a clipped ring contains exactly the points that are in both', () => {
  const hundredths = fc.integer({ min: -200, max: 300 });
  const corner = fc.tuple(hundredths, hundredths).map(([x, y]) => [x / 100, y / 100] as const);
  // Off the grid of the corners, so that no point lies on a side.
  const place = corner.map(([x, y]) => [x + 0.00317, y + 0.00731] as const);
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), place, (ring, point) => {
      const [x, y] = point;
      const isInView = x > 0 && x < 1 && y > 0 && y < 1;
      const clippedRing = clipRing(ring, [0, 0, 1, 1]);
      expect(isInRing(clippedRing, x, y)).toBe(isInView && isInRing(ring, x, y));
    }),
    { numRuns: 1000 },
  );
});

test('a drawn line becomes an area of at most forty corners, and a dot becomes none', () => {
  const line = Array.from({ length: 700 }, (_, i) => ({ lat: i / 100, lng: (i % 7) / 10 }));
  expect(areaOfLine(line)?.length).toBeLessThanOrEqual(40);
  expect(areaOfLine([{ lat: 1, lng: 1 }])).toBeUndefined();
  expect(areaOfLine(Array.from({ length: 9 }, () => ({ lat: 1, lng: 1 })))).toBeUndefined();
});
