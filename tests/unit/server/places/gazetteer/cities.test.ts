import { expect, test } from 'vitest';
import { canadianCities } from '#src/server/places/gazetteer/cities.ts';

const cities = canadianCities();

test('every city has a name, a province, a population and a place in Canada', () => {
  expect(cities.length).toBeGreaterThan(900);
  for (const city of cities) {
    expect(city.name).not.toBe('');
    expect(city.province).toMatch(/^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/);
    expect(city.population).toBeGreaterThan(0);
    expect(city.lat).toBeGreaterThan(41);
    expect(city.lat).toBeLessThan(84);
    expect(city.lng).toBeGreaterThan(-142);
    expect(city.lng).toBeLessThan(-52);
  }
});

test('every province and territory has a city', () => {
  expect(new Set(cities.map(({ province }) => province)).size).toBe(13);
});

test('Toronto is the largest city and is in the right place', () => {
  const [largest] = cities.toSorted((a, b) => b.population - a.population);
  expect(largest).toMatchObject({ name: 'Toronto', province: 'ON' });
  expect(largest?.lat).toBeCloseTo(43.7, 1);
  expect(largest?.lng).toBeCloseTo(-79.4, 1);
});

test.each(['Etobicoke', 'Nepean', 'Ancaster', 'West End', 'Saint-Laurent', 'Silver Berry'])(
  'the neighbourhood %s is not in the list',
  (name) => {
    expect(cities.map((city) => city.name)).not.toContain(name);
  },
);

test.each([
  ['Windsor', ['NS', 'ON', 'QC']],
  ['Richmond', ['BC', 'QC']],
  ['Waterloo', ['ON', 'QC']],
  ['Cornwall', ['ON', 'PE']],
])('each town named %s is in the list: %j', (name, provinces) => {
  const towns = cities.filter((city) => city.name === name);
  expect(towns.map(({ province }) => province).sort()).toEqual(provinces);
});

test('the list has no town twice', () => {
  const keys = cities.map(({ name, province, lat, lng }) => `${name} ${province} ${lat} ${lng}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the list is built once', () => {
  expect(canadianCities()).toBe(cities);
});
