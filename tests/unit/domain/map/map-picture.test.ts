import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureUnder } from '#src/domain/map/map-picture.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';

const SIZE = { widthPx: 560, heightPx: 960 };
const view = (lat: number, lng: number, zoom: number) => ({ center: { lat, lng }, zoom });

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams;

test('nearly equal views share a picture', () => {
  const one = pictureUnder(view(43.6532, -79.3832, 14), 'roadmap');
  const other = pictureUnder(view(43.6535, -79.3836, 14), 'roadmap');
  expect(one.addressOf(SIZE, 'light')).toBe(other.addressOf(SIZE, 'light'));
  expect(one.offset).not.toEqual(other.offset);
});

test('the picture is aligned with the map at any zoom', () => {
  const aView = fc.record({
    lat: fc.double({ min: 42, max: 60, noNaN: true }),
    lng: fc.double({ min: -130, max: -55, noNaN: true }),
    zoom: fc.double({ min: 4, max: 18, noNaN: true }),
  });
  fc.assert(
    fc.property(aView, ({ lat, lng, zoom }) => {
      const { offset, scale, addressOf } = pictureUnder(view(lat, lng, zoom), 'roadmap');
      const query = queryOf(addressOf(SIZE, 'dark'));
      const [pictureLat = 0, pictureLng = 0] = (query.get('center') ?? '').split(',').map(Number);
      const at = worldPixel({ lat: pictureLat, lng: pictureLng }, zoom);
      const middle = worldPixel({ lat, lng }, zoom);
      expect(offset.x).toBeCloseTo(at.x - middle.x, 3);
      expect(offset.y).toBeCloseTo(at.y - middle.y, 3);
      // Half of the grid, enlarged by at most half a zoom level.
      expect(Math.abs(offset.x)).toBeLessThan(66 * Math.SQRT2);
      expect(Math.abs(offset.y)).toBeLessThan(66 * Math.SQRT2);
      expect(scale).toBeCloseTo(2 ** (zoom - Number(query.get('zoom'))), 6);
    }),
  );
});

test('the picture has the chosen view and theme', () => {
  const address = pictureUnder(view(43.65, -79.38, 13), 'satellite').addressOf(SIZE, 'dark');
  const query = queryOf(address);
  expect(address.startsWith('/images/static-map?')).toBe(true);
  expect([query.get('view'), query.get('theme'), query.get('size'), query.get('zoom')]).toEqual([
    'satellite',
    'dark',
    '560x960',
    '13',
  ]);
});
