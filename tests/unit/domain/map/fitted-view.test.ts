import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittedView } from '#src/domain/map/fitted-view.ts';
import { MIN_ZOOM } from '#src/domain/map/route.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';

const WINDOW = { widthPx: 288, heightPx: 520 };
/** The zoom of a single home. */
const CLOSEST_ZOOM = 15;
const WHOLE_ZOOMS = Array.from({ length: 16 - MIN_ZOOM }, (_, at) => MIN_ZOOM + at);
/** A centre may lie off the middle of the points by half of this. */
const GRID_PX = 32;
const point = fc.record({
  lat: fc.double({ min: 43.4, max: 44, noNaN: true }),
  lng: fc.double({ min: -79.8, max: -79, noNaN: true }),
});

test('no points give no view', () => {
  expect(fittedView([], WINDOW)).toBeUndefined();
});

const sizeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test('all points fit in the window of the view, at the closest whole zoom up to 15', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 24 }), (points) => {
      const view = fittedView(points, WINDOW);
      if (!view) return false;
      expect([...WHOLE_ZOOMS]).toContain(view.zoom);
      const closer = points.map((each) => worldPixel(each, view.zoom + 1));
      const fitsCloser =
        sizeOf(closer.map(({ x }) => x)) < WINDOW.widthPx - GRID_PX &&
        sizeOf(closer.map(({ y }) => y)) < WINDOW.heightPx - GRID_PX;
      expect(view.zoom === CLOSEST_ZOOM || !fitsCloser).toBe(true);
      const middle = worldPixel(view.center, view.zoom);
      return points
        .map((each) => worldPixel(each, view.zoom))
        .every(({ x, y }) => Math.abs(x - middle.x) < 144.1 && Math.abs(y - middle.y) < 260.1);
    }),
  );
});

test('a single home is shown at zoom 15', () => {
  expect(fittedView([{ lat: 43.67, lng: -79.3 }], WINDOW)?.zoom).toBe(CLOSEST_ZOOM);
});

test('homes a street apart are shown no closer than a single home', () => {
  const homes = [
    { lat: 43.67, lng: -79.3 },
    { lat: 43.6703, lng: -79.2988 },
  ];
  const view = fittedView(homes, WINDOW);
  expect(view?.zoom).toBe(CLOSEST_ZOOM);
  expect(view?.center.lat).toBeCloseTo(43.67, 2);
  expect(view?.center.lng).toBeCloseTo(-79.3, 2);
});

test('points on both coasts give the minimum zoom', () => {
  const coasts = [
    { lat: 49, lng: -123 },
    { lat: 46, lng: -64 },
  ];
  expect(fittedView(coasts, { widthPx: 20, heightPx: 20 })?.zoom).toBe(MIN_ZOOM);
});

test('nearly equal point lists share a view', () => {
  const [one, other] = [0, 0.0002].map((more) =>
    fittedView(
      [
        { lat: 43.6 + more, lng: -79.5 },
        { lat: 43.8, lng: -79.2 },
      ],
      WINDOW,
    ),
  );
  expect(one).toEqual(other);
});
