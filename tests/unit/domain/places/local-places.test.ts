import { expect, test } from 'vitest';
import {
  bestCities,
  bestNeighborhoods,
  cityPlace,
  localRows,
  neighborhoodPlace,
} from '#src/domain/places/local-places.ts';

const rows = localRows({
  cities: [
    {
      key: 'ON/kingston',
      name: 'Kingston',
      state: 'ON',
      lat: 44.23,
      lng: -76.48,
      population: 132_485,
      neighborhoods: [['York', 44.2, -76.5]],
    },
    {
      key: 'ON/king',
      name: 'King',
      state: 'ON',
      lat: 43.93,
      lng: -79.53,
      population: 27_333,
      neighborhoods: [
        ['York', 43.9, -79.5],
        ['York University Heights', 43.93, -79.53],
      ],
    },
    {
      key: 'NL/st-johns',
      name: "St. John's",
      state: 'NL',
      lat: 47.56,
      lng: -52.71,
      population: 110_525,
      neighborhoods: [],
    },
  ],
});
const toronto = { lat: 43.65, lng: -79.38 };

test('names are stored as search keys', () => {
  expect(rows.cities.map(({ nameKey }) => nameKey)).toEqual(['kingston', 'king', 'st-johns']);
});

test('a city with the exact name comes before a larger one', () => {
  const names = (nameKey: string) => bestCities(rows.cities, nameKey, 3).map(({ name }) => name);
  expect(names('king')).toEqual(['King', 'Kingston', "St. John's"]);
  expect(names('kin')).toEqual(['Kingston', "St. John's", 'King']);
  expect(bestCities(rows.cities, 'king', 1)).toHaveLength(1);
});

test('a neighbourhood with the exact name comes first, near ones before far ones', () => {
  const query = { nameKey: 'york', near: toronto, limit: 5 };
  expect(bestNeighborhoods(rows.neighborhoods, query).map(({ id }) => id)).toEqual([
    'ON/king/neighbourhood/york',
    'ON/kingston/neighbourhood/york',
    'ON/king/neighbourhood/york-university-heights',
  ]);
});

test('rows become the same suggestions as those of the API', () => {
  const [city] = rows.cities;
  const [neighborhood] = rows.neighborhoods;
  if (!city || !neighborhood) throw new Error('There are rows.');
  expect(cityPlace(city)).toMatchObject({
    place_id: 'ON/kingston',
    description: 'Kingston, ON, Canada',
    zoom: 14,
  });
  expect(neighborhoodPlace(neighborhood)).toMatchObject({
    place_id: 'ON/kingston/neighbourhood/york',
    description: 'York, Kingston, ON, Canada',
    cityKey: 'ON/kingston',
    zoom: 14,
  });
});
