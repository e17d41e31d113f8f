import { expect, test } from 'vitest';
import {
  buildingSeed,
  floorOfUnit,
  appearanceOf,
  storeysOf,
} from '#src/demo-world/pictures/listing-appearance.ts';
import { aListing } from '#tests/support/listings/listings.ts';

function withDetails(details: Record<string, unknown>) {
  return aListing({ details: { ...aListing().details, ...details } });
}

test.each([
  ['1939', 'heritage'],
  ['1940', 'postwar'],
  ['1979', 'postwar'],
  ['1980', 'suburban'],
  ['2009', 'suburban'],
  ['2010', 'contemporary'],
  ['2024', 'contemporary'],
])('a home built in %s is %s', (yearBuilt, era) => {
  expect(appearanceOf(withDetails({ yearBuilt })).era).toBe(era);
});

test('a home of unknown age always gets the same era', () => {
  const eras = Array.from(
    { length: 40 },
    (_, at) => appearanceOf({ ...withDetails({ yearBuilt: null }), mlsNumber: `C${at}` }).era,
  );
  expect(new Set(eras).size).toBe(4);
  const listing = withDetails({ yearBuilt: 'unknown' });
  expect(appearanceOf(listing)).toEqual(appearanceOf(listing));
});

test.each([
  ['2-Storey', 2],
  ['3-Storey', 3],
  ['2 1/2 Storey', 3],
  ['1 1/2 Storey', 2],
  ['Bungalow', 1],
  ['Bungalow-Raised', 1],
  ['Backsplit 4', 2],
  ['Sidesplit 3', 2],
  ['Apartment', 1],
  [null, 2],
] as const)('the style %s has %d storeys', (style, storeys) => {
  expect(storeysOf(style)).toBe(storeys);
});

test.each([
  [null, 0],
  [0, 0],
  ['1', 1],
  [1.5, 1],
  [2, 2],
  [3, 2],
])('%s garage spaces are drawn as %d', (numGarageSpaces, drawnSpaces) => {
  expect(appearanceOf(withDetails({ numGarageSpaces })).garageSpaces).toBe(drawnSpaces);
});

test.each([
  ['2026-01-15', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-06-30', 'summer'],
  ['2026-11-02', 'autumn'],
  ['2026-12-01', 'winter'],
])('a home listed on %s is drawn in %s', (listDate, season) => {
  expect(appearanceOf(aListing({ listDate })).season).toBe(season);
});

test.each([
  ['1204', 12],
  ['PH-3301', 33],
  ['405', 4],
  ['45', 0],
  [null, 0],
])('unit %s is on floor %d', (unit, floor) => {
  expect(floorOfUnit(unit)).toBe(floor);
});

test.each([
  ['504', true],
  ['412', false],
])('an apartment in unit %s has a view over roofs: %s', (unitNumber, isHigh) => {
  const address = { ...aListing().address, unitNumber };
  expect(appearanceOf(aListing({ address })).isHigh).toBe(isHigh);
});

test.each([
  [{ latitude: 43.645, longitude: -79.4 }, true],
  [{ latitude: 43.77, longitude: -79.23 }, false],
])('a Toronto home at %o is in the city centre: %s', (map, isCentral) => {
  expect(appearanceOf(aListing({ map })).isCentral).toBe(isCentral);
});

test('a home in a city unknown to the demo world is in no city centre', () => {
  const address = { ...aListing().address, city: 'Nowhere' };
  const map = { latitude: 43.645, longitude: -79.4 };
  expect(appearanceOf(aListing({ address, map })).isCentral).toBe(false);
});

test.each([
  ['550', true],
  ['500-599', true],
  ['800-899', true],
  ['800-900', false],
  [1500, false],
  [null, false],
])('the rooms of a home with %s square feet are drawn small: %s', (sqft, isSmall) => {
  expect(appearanceOf(withDetails({ sqft })).isSmall).toBe(isSmall);
});

test('most homes are drawn by day, some in golden light, a few at dusk', () => {
  const lights = Array.from(
    { length: 2000 },
    (_, at) => appearanceOf(aListing({ mlsNumber: `W${at}` })).light,
  );
  const share = (light: string) =>
    lights.filter((lightOfPhoto) => lightOfPhoto === light).length / lights.length;
  expect(share('day')).toBeCloseTo(0.65, 1);
  expect(share('golden')).toBeCloseTo(0.22, 1);
  expect(share('dusk')).toBeCloseTo(0.13, 1);
});

test('apartments at one address share a building', () => {
  const unit = (unitNumber: string) =>
    aListing({ mlsNumber: `C${unitNumber}`, address: { ...aListing().address, unitNumber } });
  expect(buildingSeed(unit('1204'))).toBe(buildingSeed(unit('703')));
});
