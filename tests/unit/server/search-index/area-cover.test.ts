import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { deepestTile } from '#src/lib/geo/web-mercator.ts';
import { coverArea } from '#src/server/search-index/area-cover.ts';
import { MORTON_END, mortonCode } from '#src/server/search-index/morton.ts';
import {
  circleArea,
  keepInArea,
  searchArea,
  type SearchArea,
} from '#src/server/search-index/search-area.ts';

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((thousandths) => thousandths / 1000);
const point = fc.tuple(degrees(180), degrees(90));

/** Rings of every size, from a street to the world and over its rim. */
const outlines: fc.Arbitrary<MapArea> = fc
  .tuple(
    point,
    fc.constantFrom(0.0005, 0.02, 1, 200),
    fc.array(point, { minLength: 3, maxLength: 6 }),
  )
  .map(([[lng, lat], scale, corners]) => [
    corners.map(([x, y]) => [
      Math.max(-180, Math.min(180, lng + (x / 180) * scale)),
      Math.max(-90, Math.min(90, lat + (y / 90) * scale)),
    ]),
  ]);

function isInArea(area: SearchArea, lng: number, lat: number): boolean {
  const place = {
    latsE6: Int32Array.of(Math.round(lat * 1e6)),
    lngsE6: Int32Array.of(Math.round(lng * 1e6)),
  };
  return keepInArea(area, place, new Int32Array(1), 1) === 1;
}

test('every point of an area is covered, and inner ranges hold no other point', () => {
  fc.assert(
    fc.property(outlines, fc.array(fc.tuple(fc.nat(1000), fc.nat(1000))), (rings, shares) => {
      const ranges = coverArea(searchArea(rings));
      const [[[left = 0, low = 0] = []] = [], [ring = []] = []] = [rings[0] ?? [], rings];
      const corners = ring.length ? ring : [[left, low] as const];
      for (const [a, b] of shares) {
        const [x1, y1] = corners[a % corners.length] ?? [0, 0];
        const [x2, y2] = corners[b % corners.length] ?? [0, 0];
        const [lng, lat] = [x1 + ((x2 - x1) * a) / 1000, y1 + ((y2 - y1) * b) / 1000];
        const { x, y } = deepestTile(lat, lng);
        const code = mortonCode(x >>> 3, y >>> 3);
        const range = ranges.find(({ from, to }) => code >= from && code < to);
        const isIn = isInArea(searchArea(rings), lng, lat);
        if (!range) expect(isIn).toBe(false);
        if (range && !range.edge) expect(isIn).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('every point of a circle is covered, and inner ranges hold no other point', () => {
  const share = fc.integer({ min: -1200, max: 1200 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(
      point,
      fc.constantFrom(0.1, 3, 60, 500),
      fc.array(fc.tuple(share, share)),
      ([lng, lat], radiusKm, shares) => {
        const circle = circleArea({ lat, lng, radiusKm });
        const ranges = coverArea(circle);
        const reach = (circle.northE6 - circle.southE6) / 2e6;
        for (const [dx, dy] of shares) {
          const [toLng, toLat] = [
            lng + (dx * reach) / Math.cos((lat * Math.PI) / 180),
            lat + dy * reach,
          ];
          if (Math.abs(toLng) > 180 || Math.abs(toLat) > 90) continue;
          const { x, y } = deepestTile(toLat, toLng);
          const code = mortonCode(x >>> 3, y >>> 3);
          const range = ranges.find(({ from, to }) => code >= from && code < to);
          const isIn = isInArea(circle, toLng, toLat);
          if (!range) expect(isIn).toBe(false);
          if (range && !range.edge) expect(isIn).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('ranges ascend and never overlap', () => {
  fc.assert(
    fc.property(outlines, (rings) => {
      let end = 0;
      for (const { from, to } of coverArea(searchArea(rings))) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(MORTON_END);
    }),
  );
});

test('a missing area covers the whole world', () => {
  expect(coverArea(undefined)).toEqual([{ from: 0, to: MORTON_END, edge: false }]);
});
