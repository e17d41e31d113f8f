import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perZoomStep } from '#src/islands/map/basemap/ground/painter.ts';
import { byZoom } from '#src/domain/map/basemap/by-zoom.ts';

const stops = [
  [4, 1],
  [8, 3],
  [12, 3],
] as const;

test.each([
  [2, 1],
  [4, 1],
  [6, 2],
  [8, 3],
  [20, 3],
])('at zoom %d the interpolated value is %d', (zoom, value) => {
  expect(byZoom(zoom, stops)).toBe(value);
});

test('a value is created once for each key and quarter of a zoom level', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 4, max: 6, noNaN: true }), { minLength: 1 }), (zooms) => {
      let madeCount = 0;
      const cachedStyle = perZoomStep((key, zoom) => {
        madeCount += 1;
        return { key, zoom };
      });
      for (const zoom of zooms) expect(cachedStyle(1, zoom)).toBe(cachedStyle(1, zoom));
      expect(madeCount).toBeLessThanOrEqual(9);
    }),
  );
});
