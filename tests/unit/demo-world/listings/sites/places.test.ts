import { expect, test } from 'vitest';
import { market } from '#src/demo-world/listings/market/market.ts';
import { placesOf, postalCodeOf } from '#src/demo-world/listings/sites/places.ts';
import { flatGeography } from '../flat-geography.ts';

const cities = market.cities.map((city) => ({ city, places: placesOf(city, flatGeography) }));

test('no two towers of a city share a name', () => {
  for (const { city, places } of cities) {
    const towers = places.towers.map(({ name }) => name);
    expect(new Set(towers).size, city.name).toBe(towers.length);
  }
});

test('a city has at least four distinct neighbourhoods near its centre', () => {
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

test('the postal codes of a street begin like those of its city', () => {
  for (const { city, places } of cities) {
    for (const area of places.areas) {
      const codes = area.streets.map((street) => postalCodeOf(city, area, street));
      expect(codes.every((code) => city.fsa.some((start) => code.startsWith(start)))).toBe(true);
    }
  }
});
