import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { market } from '#src/demo-world/listings/market/market.ts';
import { mayBeInProvince } from '#src/domain/places/province-frame.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { canadianPlaces, openPlaces } from '#src/server/places/gazetteer/places-data.ts';
import { cityKey } from '#src/server/places/gazetteer/market-cities.ts';
import { searchText } from '#src/domain/places/search-text.ts';

const { cities } = canadianPlaces();
const byKey = new Map(cities.map((city) => [city.key, city]));
const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every market city has its neighbourhoods with the same names and centres', () => {
  for (const { name, province, neighbourhoods } of market.cities) {
    const key = cityKey({ name, province: provinceOf(province)?.code ?? '' });
    const centres = byKey.get(key)?.neighbourhoods.map((part) => [part.name, part.lat, part.lng]);
    for (const part of neighbourhoods) {
      expect(centres, key).toContainEqual([part.name, part.lat, part.lng]);
    }
  }
});

test('market cities come first, then the other towns by size', () => {
  expect(cities.slice(0, market.cities.length).map(({ name }) => name)).toEqual(
    market.cities.map(({ name }) => name),
  );
  const others = cities.slice(market.cities.length).map(({ population }) => population);
  expect(others.length).toBeGreaterThan(900);
  expect(others).toEqual(others.toSorted((a, b) => b - a));
});

test('the frame of each province holds its towns, and not those at the other end of the country', () => {
  const outside = cities.filter(
    ({ lat, lng, province }) => !mayBeInProvince({ latitude: lat, longitude: lng }, province),
  );
  expect(outside).toEqual([]);
  const vancouver = { latitude: 49.28, longitude: -123.12 };
  expect(mayBeInProvince(vancouver, 'BC')).toBe(true);
  expect(mayBeInProvince(vancouver, 'ON')).toBe(false);
});

test('no two cities share a key and no two neighbourhoods of a city a name', () => {
  expect(byKey.size).toBe(cities.length);
  for (const { key, neighbourhoods } of cities) {
    const names = neighbourhoods.map(({ name }) => searchText(name));
    expect(new Set(names).size, key).toBe(names.length);
  }
});

test('no two neighbourhoods of a city share a centre', () => {
  for (const { key, neighbourhoods } of cities) {
    const centres = neighbourhoods.map(({ lat, lng }) => `${lat} ${lng}`);
    expect(new Set(centres).size, key).toBe(centres.length);
  }
});

test.each([
  ['QC/montreal', 'Le Plateau-Mont-Royal'],
  ['QC/montreal', 'Le Sud-Ouest'],
  ['ON/toronto', 'Scarborough'],
  ['ON/toronto', 'Etobicoke'],
  ['AB/edmonton', 'Bonnie Doon'],
  ['AB/calgary', 'Edgemont'],
  ['BC/delta', 'Ladner'],
  ['BC/west-vancouver', 'Horseshoe Bay'],
])('%s has the neighbourhood %s', (key, name) => {
  expect(byKey.get(key)?.neighbourhoods.map((part) => part.name)).toContain(name);
});

test.each([
  ['ON/vaughan', 'King City'],
  ['BC/richmond', 'Marpole'],
  ['BC/vancouver', 'Horseshoe Bay'],
  ['QC/montreal', 'Saint-Hubert'],
])('%s does not have the neighbourhood %s, which is elsewhere', (key, name) => {
  expect(byKey.get(key)?.neighbourhoods.map((part) => part.name)).not.toContain(name);
});

test('places are written to a file and read back unchanged', () => {
  const file = join(folder, 'kept', 'places.json');
  const madePlaces = openPlaces(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('cities.length', cities.length);
  expect(openPlaces(file)).toEqual(madePlaces);
});

test('a damaged or older file is made again', () => {
  const file = join(folder, 'damaged.json');
  for (const text of ['{"revision":1,"cit', '[]', '{"revision":0,"cities":[]}', '{"revision":1}']) {
    writeFileSync(file, text);
    expect(openPlaces(file).cities.length).toBe(cities.length);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100_000);
  }
});
