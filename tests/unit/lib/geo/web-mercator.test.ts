import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsAround, deepestTile, pointAt, worldPixel } from '#src/lib/geo/web-mercator.ts';

const aPoint = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});
const aZoom = fc.double({ min: 0, max: 18, noNaN: true });

test('a world pixel converts back to its point', () => {
  fc.assert(
    fc.property(aPoint, aZoom, (point, zoom) => {
      const back = pointAt(worldPixel(point, zoom), zoom);
      expect(back.lat).toBeCloseTo(point.lat, 6);
      expect(back.lng).toBeCloseTo(point.lng, 6);
    }),
  );
});

test('pixels and tiles use the same projection', () => {
  const toronto = { lat: 43.6532, lng: -79.3832 };
  const { x, y } = worldPixel(toronto, 29);
  const tile = deepestTile(toronto.lat, toronto.lng);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([tile.x, tile.y]);
});

test('the bounds of a window match its size in pixels', () => {
  const center = { lat: 43.6532, lng: -79.3832 };
  const { north, south, east, west } = boundsAround(center, 14, { widthPx: 720, heightPx: 776 });
  const northWest = worldPixel({ lat: north, lng: west }, 14);
  const southEast = worldPixel({ lat: south, lng: east }, 14);
  expect(southEast.x - northWest.x).toBeCloseTo(720, 4);
  expect(southEast.y - northWest.y).toBeCloseTo(776, 4);
});

test('the bounds of a window end at the edge of the world', () => {
  const all = boundsAround({ lat: 84, lng: 179 }, 2, { widthPx: 4000, heightPx: 4000 });
  expect(all).toEqual({ north: 85, south: -85, east: 180, west: -180 });
});
