import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelZooms } from '#src/server/basemap/labels/label-zooms.ts';

const toronto = { name: 'Toronto', lat: 43.7, lng: -79.4, wantedZoom: 3 };

test('a label on its own is shown from its wanted zoom', () => {
  expect(labelZooms([toronto])).toEqual([3]);
});

test('a label beside a more important one waits until there is room for both', () => {
  const mississauga = { name: 'Mississauga', lat: 43.58, lng: -79.66, wantedZoom: 4 };
  const [first, second] = labelZooms([toronto, mississauga]);
  expect(first).toBe(3);
  expect(second).toBeGreaterThan(7);
  expect(second).toBeLessThan(10);
});

test('a label does not appear early and then block a larger city', () => {
  const montreal = { name: 'Montréal', lat: 45.51, lng: -73.59, wantedZoom: 3 };
  const quebec = { name: 'Québec', lat: 46.81, lng: -71.21, wantedZoom: 3.5 };
  const [, second = 0, third = 0] = labelZooms([toronto, montreal, quebec]);
  expect(second).toBeLessThanOrEqual(4);
  expect(third).toBeGreaterThan(second);
});

test('no label appears before its wanted zoom', () => {
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    lat: fc.double({ min: 42, max: 70, noNaN: true }),
    lng: fc.double({ min: -140, max: -52, noNaN: true }),
    wantedZoom: fc.double({ min: 0, max: 12, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const zooms = labelZooms(places);
      expect(zooms).toHaveLength(places.length);
      for (const [i, { wantedZoom }] of places.entries()) {
        expect(zooms[i]).toBeGreaterThanOrEqual(wantedZoom);
      }
    }),
  );
});
