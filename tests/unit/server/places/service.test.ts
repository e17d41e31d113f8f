import { expect, test } from 'vitest';
import { placesService } from '#src/server/places/service.ts';
import {
  cobourg,
  fakeCities,
  fakeStreetWorld,
  stCatharines,
  toronto,
} from '#tests/support/places/fake-street-world.ts';

const world = fakeStreetWorld();
const places = placesService({ places: { cities: fakeCities }, world });

test.each([
  ['12 Alderbank Road, Toronto', '12 Alderbank Road, Toronto, ON'],
  ['12 alderbank rd toronto on', '12 Alderbank Road, Toronto, ON'],
  ['12-345 Alderbank Rd', '345 Alderbank Road, Toronto, ON'],
  ['345 alderbank rd unit 12', '345 Alderbank Road, Toronto, ON'],
  ['90 queen st w, St. Catharines, ON L2M 1A1, Canada', '90 Queen Street W, St. Catharines, ON'],
  ['90 Queen Street West, st catharines', '90 Queen Street W, St. Catharines, ON'],
  ['7 saint clair av toronto', '7 St. Clair Avenue, Toronto, ON'],
  ['12 Alderbnak Road, Toronto', '12 Alderbank Road, Toronto, ON'],
  ['12 Alderbank, Regent Park', '12 Alderbank Road, Toronto, ON'],
  ['12 Alderbank Lane, Toronto', '12 Alderbank Road, Toronto, ON'],
  ['40 rue du parc des frenes, Cobourg', '40 Rue du Parc-des-Frênes, Cobourg, ON'],
  ['40 Parc-des-Frênes toronto', '40 Rue du Parc-des-Frênes, Toronto, ON'],
  ['31 Larchmere Cres, Cobourg', '31 Larchmere Crescent, Cobourg, ON'],
])('the address "%s" is found', async (text, label) => {
  expect(await places.geocode(text)).toMatchObject({ kind: 'address', label, zoom: 17 });
});

test('an address without a city is searched near the given point', async () => {
  const near = { lat: stCatharines.lat, lng: stCatharines.lng };
  const place = await places.geocode('12 Alderbank Road', near);
  expect(place?.label).toBe('12 Alderbank Road, St. Catharines, ON');
});

test('a street without a number is returned with its bounds', async () => {
  const street = await places.geocode('Alderbank Rd, Toronto');
  expect(street).toMatchObject({ kind: 'street', label: 'Alderbank Road, Toronto, ON', zoom: 16 });
  expect(street?.bounds?.north).toBeCloseTo(toronto.lat + 0.008, 5);
  expect(street?.bounds?.south).toBeCloseTo(toronto.lat - 0.01, 5);
});

test('an unknown house number gives the street', async () => {
  const street = await places.geocode('9999 Alderbank Rd, Toronto');
  expect(street).toMatchObject({ kind: 'street', label: 'Alderbank Road, Toronto, ON' });
});

test('an unknown street gives its city', async () => {
  const city = await places.geocode('12 Nowhere Road, Cobourg');
  expect(city).toMatchObject({ kind: 'city', cityKey: cobourg.key });
});

test.each([
  ['Toronto', 'city', 'Toronto, ON'],
  ['annex', 'neighbourhood', 'Annex, Toronto, ON'],
  ['M5R', 'postal', 'M5R, Toronto, ON'],
  ['m5v 2t6', 'postal', 'M5V 2T6, Toronto, ON'],
  ['M5V-2T6', 'postal', 'M5V 2T6, Toronto, ON'],
  ['L2N', 'postal', 'L2N, St. Catharines, ON'],
])('"%s" is a %s', async (text, kind, label) => {
  expect(await places.geocode(text)).toMatchObject({ kind, label, zoom: 14 });
});

test('a postal area is centred between its neighbourhoods', async () => {
  const { point } = (await places.geocode('M5V')) ?? {};
  expect(point?.lat).toBeCloseTo((43.6405 + 43.6445) / 2, 6);
});

test.each(['zzzzzz', 'Canada', 'T2P 1A1', '12 Nowhere Road', '95, 10', '10, -40'])(
  '"%s" geocodes to nothing',
  async (text) => {
    expect(await places.geocode(text)).toBeUndefined();
  },
);

test('coordinates return the place at them', async () => {
  const place = await places.geocode('43.6600, -79.3600');
  expect(place).toMatchObject({ point: { lat: 43.66, lng: -79.36 }, city: 'Toronto' });
});

test('every address is found again from its point', async () => {
  for (const city of fakeCities) {
    for (const number of [3, 150, 260, 399]) {
      const label = `${number} Larchmere Crescent, ${city.name}, ON`;
      const place = await places.geocode(label);
      expect(place?.label).toBe(label);
      expect(place && (await places.reverse(place.point))).toMatchObject({
        kind: 'address',
        label,
      });
    }
  }
});

test('a point without a house nearby has a neighbourhood or only a city', async () => {
  expect(await places.reverse({ lat: toronto.lat + 0.03, lng: toronto.lng - 0.04 })).toMatchObject({
    kind: 'neighbourhood',
    neighbourhood: 'Annex',
    label: 'Annex, Toronto, ON',
    streetName: null,
  });
  expect(await places.reverse({ lat: cobourg.lat + 0.05, lng: cobourg.lng })).toMatchObject({
    kind: 'city',
    label: 'Cobourg, ON',
    neighbourhood: null,
  });
});

test('a point far from every town has no place', async () => {
  expect(await places.reverse({ lat: 60, lng: -90 })).toBeUndefined();
});

test('the outline of a neighbourhood is found in any spelling and has its centre', () => {
  const polygon = places.polygon('ON/toronto', 'the annex');
  expect(polygon).toMatchObject({ name: 'Annex', type: 'neighborhood', approximate: true });
  expect(polygon?.center).toEqual({ lat: 43.672, lng: -79.404 });
});

test('the outline of a city is its land', () => {
  expect(places.polygon('ON/cobourg')).toMatchObject({ name: 'Cobourg', type: 'city' });
  expect(places.polygon('ON/cobourg')?.path.coordinates[0]?.[0]).toHaveLength(5);
});

test('an unknown city or neighbourhood has no outline', () => {
  expect(places.polygon('ON/nowhere')).toBeUndefined();
  expect(places.polygon('ON/toronto', 'Nowhere')).toBeUndefined();
});

test('suggestions include streets once they are listed, and the house once it is typed', async () => {
  const fresh = placesService({ places: { cities: fakeCities }, world });
  expect(fresh.isWarm()).toBe(false);
  await fresh.warm();
  expect(fresh.isWarm()).toBe(true);
  const streets = await fresh.suggest({ text: 'alder', limit: 3 });
  expect(streets.locations[0]).toMatchObject({
    kind: 'street',
    structured_formatting: {
      main_text: 'Alderbank Road',
      secondary_text: 'Toronto, ON, Canada',
    },
  });
  const [house] = (await fresh.suggest({ text: '12 alder', limit: 3 })).locations;
  expect(house).toMatchObject({
    kind: 'address',
    description: '12 Alderbank Road, Toronto, ON, Canada',
  });
});

test('suggestions separate places from neighbourhoods and respect the limit', async () => {
  const { locations, neighborhoods } = await places.suggest({ text: 'm', limit: 2 });
  expect(locations.length).toBeLessThanOrEqual(2);
  expect(locations.every(({ type }) => type === 'locations')).toBe(true);
  const annex = await places.suggest({ text: 'ann', limit: 3 });
  expect(annex.neighborhoods[0]).toMatchObject({ type: 'neighborhood', city: 'Toronto', zoom: 14 });
  expect(neighborhoods).toEqual([]);
});

test('a postal code is suggested as it is typed', async () => {
  const names = async (text: string) =>
    (await places.suggest({ text, limit: 3 })).locations.map(
      ({ structured_formatting }) => structured_formatting.main_text,
    );
  expect(await names('m5')).toEqual(['M5A', 'M5R', 'M5V']);
  expect(await names('m5v')).toEqual(['M5V']);
  expect(await names('m5v 2t')).toEqual(['M5V 2T']);
});

test('the database holds every city with its neighbourhoods', () => {
  const { cities } = places.database();
  expect(cities.map(({ key }) => key)).toEqual(fakeCities.map(({ key }) => key));
  expect(cities[0]?.neighborhoods[0]).toEqual(['Annex', 43.672, -79.404]);
});

test.each([
  ['a', ['neighbourhood'], ['Annex']],
  ['cob', ['city'], ['Cobourg']],
  ['saint cath', ['city'], ['St. Catharines']],
  ['annex', ['city'], []],
  ['toronto', ['neighbourhood'], []],
  ['port d', undefined, ['Port Dalhousie']],
  ['toronto', undefined, ['Toronto']],
] as const)('the search for "%s" among %j finds %j', (text, kinds, names) => {
  const matches = places.search(text, { limit: 3, kinds });
  expect(matches.map(({ name }) => name)).toEqual(names);
});
