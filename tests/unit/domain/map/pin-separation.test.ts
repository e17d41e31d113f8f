import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListingSummary } from '#src/contract/listings/listing.ts';
import { listingPins } from '#src/domain/map/pins.ts';
import { countOf, shiftOf } from '#src/domain/map/pins.ts';
import { keysOf, separatePins } from '#src/domain/map/pin-separation.ts';
import { MAX_ZOOM, MIN_ZOOM } from '#src/domain/map/route.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const home = (mlsNumber: string, latitude: number, longitude: number) =>
  ListingSummary.parse(aListing({ mlsNumber, map: { latitude, longitude } }));

/** Metres east of a Toronto corner, at the latitude's scale. */
const east = (metres: number) => -79.4 + metres / 80_600;

test('homes far apart keep their pins', () => {
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', 43.65, east(2000))]);
  expect(separatePins(pins, 14)).toEqual(pins);
});

test('of two overlapping homes one is shifted beside the other', () => {
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', 43.65, east(100))]);
  const [first, second, ...rest] = separatePins(pins, 14);
  expect(rest).toEqual([]);
  expect(first).toEqual(pins[0]);
  expect(second).toMatchObject({ kind: 'listing', id: 'C2-2', shift: { x: 0, y: -32 } });
});

test('too many overlapping homes become a cluster with their count', () => {
  const homes = Array.from({ length: 12 }, (_, at) => home(`C${at}`, 43.65, east(at)));
  const pins = separatePins(listingPins(homes), 14);
  const circle = pins.find(({ kind }) => kind === 'cluster');
  expect(circle && countOf(circle)).toBeGreaterThan(5);
  expect(circle?.at.lng).toBeGreaterThan(east(0));
  expect(circle?.at.lng).toBeLessThan(east(12));
});

test('pins for touch have a larger distance', () => {
  // 40 pixels above one another at zoom 14.
  const north = 43.65 + (40 * 6.9) / 111_200;
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', north, east(0))]);
  expect(separatePins(pins, 14)).toEqual(pins);
  const [, moved] = separatePins(pins, 14, 44);
  expect(moved).toMatchObject({ kind: 'listing', shift: { x: 0 } });
  expect(moved && shiftOf(moved).y).toBeCloseTo(-4, 0);
});

test('at the closest zoom neighbouring homes become a stack', () => {
  const homes = Array.from({ length: 8 }, (_, at) => home(`C${at}`, 43.65, east(at / 10)));
  const stack = separatePins(listingPins(homes), 18).find(({ kind }) => kind === 'stack');
  expect(stack && countOf(stack)).toBeGreaterThan(2);
});

const ZOOMS = Array.from({ length: MAX_ZOOM - MIN_ZOOM + 1 }, (_, at) => MIN_ZOOM + at);

test.each(ZOOMS)('units at one point are a stack of both at zoom %d', (zoom) => {
  const units = [home('C1', 43.65, -79.4), home('C2', 43.65, -79.4)];
  const [stack, ...others] = separatePins(listingPins(units), zoom);
  expect(stack).toMatchObject({ kind: 'stack', at: { lat: 43.65, lng: -79.4 }, listings: units });
  expect(others).toEqual([]);
});

test('no home is lost at any density, and separating again changes nothing', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }));
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 80 }),
      fc.integer({ min: 10, max: 18 }),
      (points, zoom) => {
        const homes = points.map(([x, y], i) => home(`C${i}`, 43.65 + y / 111_200, east(x)));
        const pins = separatePins(listingPins(homes), zoom);
        expect(pins.reduce((sum, pin) => sum + countOf(pin), 0)).toBe(homes.length);
        expect(new Set(pins.flatMap(keysOf)).size).toBe(homes.length);
        expect(separatePins(pins, zoom)).toHaveLength(pins.length);
      },
    ),
    { numRuns: 50 },
  );
});

test('no label covers another pin or is far from its home', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 1500 }));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), (points) => {
      const homes = points.map(([x, y], i) => home(`C${i}`, 43.65 + y / 111_200, east(x)));
      const placed = separatePins(listingPins(homes), 14).map((pin) => {
        const { x, y } = worldPixel(pin.at, 14);
        const shift = shiftOf(pin);
        expect(Math.hypot(shift.x, shift.y)).toBeLessThanOrEqual(46);
        return { x: x + shift.x, y: y + shift.y };
      });
      for (const [at, one] of placed.entries()) {
        for (const other of placed.slice(at + 1)) {
          const isApart = Math.abs(one.x - other.x) > 31.9 || Math.abs(one.y - other.y) > 31.9;
          expect(isApart).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});
