import { expect, test } from 'vitest';
import { pointOf } from '#tests/support/listings/point-of.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { slug } from '#src/lib/text/fold.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import type { MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import { theWorld } from '#tests/support/places/street-world.ts';
import { demoRecords } from './demo-records.ts';

const { geography, streets, cities } = theWorld();
const documents = [...demoRecords({ today: '2026-10-15', geography, count: 2600 })].map(
  ({ document }) => document,
);
const keyOf = (city: string, state: string) => `${provinceOf(state)?.code ?? ''}/${slug(city)}`;
const areas = new Map<string, MultiPolygonRings>();

function areaOf(key: string): MultiPolygonRings {
  const area = areas.get(key) ?? streets.areaOf(key);
  areas.set(key, area);
  return area;
}

test('every home stands on land, inside its city', () => {
  for (const { address, map, mlsNumber } of documents) {
    const { latitude: lat, longitude: lng } = pointOf({ map, mlsNumber });
    expect(geography.isLand({ lat, lng }), mlsNumber).toBe(true);
    const area = areaOf(keyOf(address.city, address.state));
    expect(
      area.some((part) => isInArea(part, [lng, lat])),
      mlsNumber,
    ).toBe(true);
  }
});

test('the address nearest to a home is on the street of the home', () => {
  const sample = documents.filter((_, at) => at % 20 === 0);
  const wrong = sample.filter(({ address, ...listing }) => {
    const map = pointOf(listing);
    const nearestAddress = streets.nearestAddress({ lat: map.latitude, lng: map.longitude });
    return nearestAddress?.street.name !== address.streetName;
  });
  expect(wrong.map(({ mlsNumber }) => mlsNumber)).toEqual([]);
});

test('the neighbourhood of a home belongs to its city', () => {
  for (const { address, mlsNumber } of documents) {
    const key = keyOf(address.city, address.state);
    const city = cities.find((one) => one.key === key);
    const names = city?.neighbourhoods.map(({ name }) => name);
    expect(names, mlsNumber).toContain(address.neighborhood);
  }
});
