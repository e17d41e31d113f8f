import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitView } from '#src/domain/map/fit-view.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';

const FIT = { widthPx: 480, heightPx: 320, paddingPx: 40, minZoom: 0, maxZoom: 16 };
const points = fc.array(
  fc.record({
    lat: fc.double({ min: 42, max: 60, noNaN: true }),
    lng: fc.double({ min: -130, max: -55, noNaN: true }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** How far points reach from the middle of a view, pixels. */
function reach(
  places: readonly { lat: number; lng: number }[],
  zoom: number,
  center: { lat: number; lng: number },
) {
  const middle = worldPixel(center, zoom);
  const pixels = places.map((place) => worldPixel(place, zoom));
  return {
    x: Math.max(...pixels.map(({ x }) => Math.abs(x - middle.x))),
    y: Math.max(...pixels.map(({ y }) => Math.abs(y - middle.y))),
  };
}

test('every point lies in the view, and would not one zoom nearer', () => {
  fc.assert(
    fc.property(points, (places) => {
      const view = fitView(places, FIT)!;
      const { x, y } = reach(places, view.zoom, view.center);
      expect(x).toBeLessThanOrEqual(200.001);
      expect(y).toBeLessThanOrEqual(120.001);
      if (view.zoom < FIT.maxZoom) {
        const nearer = reach(places, view.zoom + 1, view.center);
        expect(nearer.x > 199.999 || nearer.y > 119.999).toBe(true);
      }
    }),
  );
});

test('a view is no farther than it may be, and there is none of nothing', () => {
  const far = [
    { lat: 43.6, lng: -79.4 },
    { lat: 49.3, lng: -123.1 },
  ];
  expect(fitView(far, { ...FIT, minZoom: 8 })?.zoom).toBe(8);
  expect(fitView([], FIT)).toBeUndefined();
});
