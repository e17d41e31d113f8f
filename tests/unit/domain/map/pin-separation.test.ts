import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListingSummary } from '#src/contract/listings/listing.ts';
import { listingPins } from '#src/domain/map/pins.ts';
import { countOf } from '#src/domain/map/pins.ts';
import { keysOf, separatePins } from '#src/domain/map/pin-separation.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const home = (mlsNumber: string, latitude: number, longitude: number) =>
  ListingSummary.parse(aListing({ mlsNumber, map: { latitude, longitude } }));

/** Metres east of a Toronto corner, at the latitude's scale. */
const east = (metres: number) => -79.4 + metres / 80_600;

test('homes far apart keep their pins', () => {
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', 43.65, east(2000))]);
  expect(separatePins(pins, 14)).toEqual(pins);
});

test('homes too near to tell apart become one circle that counts them', () => {
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', 43.65, east(100))]);
  const [circle, ...rest] = separatePins(pins, 14);
  expect(rest).toEqual([]);
  expect(circle).toMatchObject({ kind: 'cluster', count: 2, keys: ['C1-2', 'C2-2'] });
  expect(circle?.at.lng).toBeCloseTo(east(50), 6);
});

test('under a finger, pins keep its room between them', () => {
  // 40 pixels above one another at zoom 14.
  const north = 43.65 + (40 * 6.9) / 111_200;
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', north, east(0))]);
  expect(separatePins(pins, 14)).toHaveLength(2);
  expect(separatePins(pins, 14, 44)).toMatchObject([{ kind: 'cluster', count: 2 }]);
});

test('at the closest zoom neighbours become a stack, because no zoom parts them', () => {
  const pins = listingPins([home('C1', 43.65, east(0)), home('C2', 43.65, east(10))]);
  expect(separatePins(pins, 18)).toMatchObject([{ kind: 'stack', listings: [{}, {}] }]);
});

test('units at one point are a stack at every zoom', () => {
  const pins = listingPins([home('C1', 43.65, -79.4), home('C2', 43.65, -79.4)]);
  expect(separatePins(pins, 16)).toMatchObject([{ kind: 'stack' }]);
});

test('however dense, no home is lost, and separating again changes nothing', () => {
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
