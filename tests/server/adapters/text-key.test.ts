import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { isInRing } from '#src/lib/geo/polygon.ts';
import { deepestTile } from '#src/lib/geo/web-mercator.ts';
import {
  textKey,
  type TextSearch,
  textSpans,
} from '#src/server/adapters/sqlite/listings/text/text-key.ts';

const aLatitude = fc.double({ min: 41, max: 70, noNaN: true });
const aLongitude = fc.double({ min: -141, max: -52, noNaN: true });
const aStatus = fc.constantFrom<'A' | 'U'>('A', 'U');
/** Half the width of a map, in degrees: from a street to the whole country. */
const aReach = fc.integer({ min: 0, max: 13 }).map((zoom) => 20 / 2 ** zoom);

const boxAround = (lat: number, lng: number, reach: number): MapArea => [
  [
    [lng - reach, lat - reach],
    [lng + reach, lat - reach],
    [lng + reach, lat + reach],
    [lng - reach, lat + reach],
  ],
];

const keyAt = (id: number, status: 'A' | 'U', lat: number, lng: number) => {
  const { x, y } = deepestTile(lat, lng);
  return textKey(id, { status, tile_x: x, tile_y: y });
};

const holds = (filter: TextSearch, key: number) =>
  textSpans(filter).some(({ from, to }) => key >= from && key < to);

test('a key is a safe integer that encodes its listing, at any place', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 30 - 1 }),
      aStatus,
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (id, status, lat, lng) => {
        const key = keyAt(id, status, lat, lng);
        expect(Number.isSafeInteger(key)).toBe(true);
        expect(BigInt(key) & (2n ** 30n - 1n)).toBe(BigInt(id));
        expect(holds({ status: [status] }, key)).toBe(true);
        expect(holds({ status: [status === 'A' ? 'U' : 'A'] }, key)).toBe(false);
        expect(holds({}, key)).toBe(true);
      },
    ),
  );
});

test('reads the words of every home in an area with the requested status', () => {
  const share = fc.double({ min: -1, max: 1, noNaN: true });
  const aHome = fc.record({ status: aStatus, up: share, right: share });
  fc.assert(
    fc.property(aHome, aLatitude, aLongitude, aReach, ({ status, up, right }, lat, lng, reach) => {
      const map = boxAround(lat, lng, reach);
      const [atLat, atLng] = [lat + up * reach, lng + right * reach];
      fc.pre(map.some((ring) => isInRing(ring, atLng, atLat)));
      const key = keyAt(7, status, atLat, atLng);
      expect(holds({ status: [status], map }, key)).toBe(true);
      expect(holds({ status: ['A', 'U'], map }, key)).toBe(true);
    }),
  );
});

test('reads no words of homes far from a map of a city', () => {
  const map = boxAround(43.7, -79.4, 0.1);
  const far = keyAt(7, 'A', 49.25, -123.1);
  expect(holds({ status: ['A'], map }, far)).toBe(false);
  expect(holds({ status: ['A'], map }, keyAt(7, 'A', 43.72, -79.38))).toBe(true);
});
