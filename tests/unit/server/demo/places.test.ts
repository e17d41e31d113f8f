import { expect, test } from 'vitest';
import { market } from '#src/server/demo/market.ts';
import { placesOf } from '#src/server/demo/places.ts';

const cities = market.cities.map((city) => ({ city, places: placesOf(city, () => true) }));

test('no two streets and no two towers of a city share a name', () => {
  for (const { city, places } of cities) {
    const streets = places.areas.flatMap((area) => area.streets.map(({ name }) => name));
    const towers = places.towers.map(({ name }) => name);
    expect(new Set(streets).size, city.name).toBe(streets.length);
    expect(new Set(towers).size, city.name).toBe(towers.length);
  }
});

test('a city names its neighbourhoods once, at least four of them and near its centre', () => {
  for (const { city } of cities) {
    const names = city.neighbourhoods.map(({ name }) => name);
    expect(new Set(names).size, city.name).toBe(names.length);
    expect(names.length, city.name).toBeGreaterThanOrEqual(4);
    for (const { name, lat, lng } of city.neighbourhoods) {
      expect(Math.abs(lat - city.lat), `${name}, ${city.name}`).toBeLessThan(0.4);
      expect(Math.abs(lng - city.lng), `${name}, ${city.name}`).toBeLessThan(0.5);
    }
  }
});

test("a street's postal codes begin like its city's", () => {
  for (const { city, places } of cities) {
    for (const { streets } of places.areas) {
      for (const { zip } of streets) {
        expect(city.fsa.some((start) => zip.startsWith(start))).toBe(true);
      }
    }
  }
});

test('most streets have a suffix that a search by address understands', () => {
  const suffixes = cities.flatMap(({ places }) =>
    places.areas.flatMap(({ streets }) => streets.map(({ suffix }) => suffix)),
  );
  const understood = suffixes.filter((suffix) =>
    ['Avenue', 'Street', 'Road', 'Lane', 'Drive'].includes(suffix),
  );
  expect(understood.length / suffixes.length).toBeGreaterThan(0.85);
});
