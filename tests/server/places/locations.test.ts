import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listListingLocations } from '#src/contract/places/listing-locations.ts';
import { autocompleteLocations, listLocations } from '#src/contract/places/locations.ts';
import { errorReplies } from '#src/server/http/replies/errors.ts';
import { locationRoutes } from '#src/server/places/locations/locations-routes.ts';
import { placesService } from '#src/server/places/service.ts';
import { fakeStreetWorld } from '#tests/support/places/fake-street-world.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;

const at = (changes: object) => ({ address: { ...aListing().address, ...changes } });

beforeAll(async () => {
  ({ app } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1', ...at({ neighborhood: 'Annex' }) }),
    aRecord({ mlsNumber: 'C2', ...at({ neighborhood: 'Annex' }), class: 'CondoProperty' }),
    aRecord({ mlsNumber: 'C3', ...at({ neighborhood: 'King West' }), boardId: 86 }),
    aRecord({ mlsNumber: 'X1', ...at({ neighborhood: 'Annex' }), permissions: HIDDEN }),
    aRecord({ mlsNumber: 'C4', status: 'U', lastStatus: 'Exp' }),
    aRecord({ mlsNumber: 'S1', ...at({ city: 'St. Catharines', area: 'Niagara' }) }),
  ]));
});
afterAll(() => app.close());

const get = async (path: string) => {
  const response = await app.inject(`/api/realty/${encodeURI(path)}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const names = async (path: string): Promise<string[]> =>
  (await get(path)).locations.map(({ name }: { name: string }) => name);

test.each([
  ['locations', listLocations],
  ['locations?search=an&boundary=true', listLocations],
  ['locations?city=Toronto', listLocations],
  ['locations?aggregates=type,address.area', listLocations],
  ['locations/autocomplete?search=tor', autocompleteLocations],
  ['listings/locations?search=an', listListingLocations],
  ['listings/locations?city=Toronto', listListingLocations],
])('%s matches the contract', async (path, { reply }) => {
  expect(reply.safeParse(await get(path)).error).toBeUndefined();
});

test.each([
  [0, ['Annex', 'King West']],
  [2, ['Annex']],
  [4, []],
  [5, []],
])('the older call omits places with fewer than %d active homes', async (limit, names) => {
  const { boards } = await get(`listings/locations?city=Toronto&activeCountLimit=${limit}`);
  const cities = boards[0].classes[0].areas.flatMap(
    ({ cities: all }: { cities: { name: string; neighborhoods: { name: string }[] }[] }) => all,
  );
  const parts = cities.flatMap((city: { neighborhoods: { name: string }[] }) =>
    city.neighborhoods.map(({ name }) => name),
  );
  expect(parts.filter((name: string) => ['Annex', 'King West'].includes(name))).toEqual(names);
  expect(cities.length).toBe(limit > 4 ? 0 : 1);
});

test.each([
  ['locations?type=city', ['Toronto', 'St. Catharines', 'Cobourg']],
  [
    'locations?type=city,neighborhood&state=ON&city=st catharines',
    ['St. Catharines', 'Port Dalhousie'],
  ],
  ['locations?neighborhood=king west', ['King West']],
  ['locations?area=Niagara', ['St. Catharines', 'Port Dalhousie']],
  ['locations?locationId=CA.ON.toronto.annex', ['Annex']],
  ['locations?state=Quebec', []],
  ['locations?type=school', []],
  ['locations?source=LiveBy', []],
  ['locations?source=MSL&name=Cobourg', ['Cobourg']],
  ['locations?lat=43.17&long=-79.24&radius=10', ['St. Catharines', 'Port Dalhousie']],
  ['locations?lat=43.66&long=-79.36&pointWithinBoundary=true&type=city', ['Toronto']],
  ['locations?map=[[[-79.41,43.67],[-79.4,43.67],[-79.4,43.68],[-79.41,43.68]]]', ['Annex']],
  ['locations?hasBoundary=false', []],
  ['locations?type=city&resultsPerPage=1&pageNum=2', ['St. Catharines']],
  ['locations?locations=false', []],
  ['locations/autocomplete?search=anex', []],
  ['locations/autocomplete?search=annex', ['Annex']],
  ['locations/autocomplete?search=st ca&type=city', ['St. Catharines']],
])('%s lists %j', async (path, expected) => {
  expect(await names(path)).toEqual(expected);
});

test('a location has its ID, point, address and count, and its boundary on request', async () => {
  const { locations } = await get('locations?name=annex&boundary=true');
  expect(locations[0]).toMatchObject({
    locationId: 'CA.ON.toronto.annex',
    type: 'neighborhood',
    map: { latitude: '43.672', longitude: '-79.404', point: 'POINT (-79.404 43.672)' },
    address: {
      country: 'CA',
      state: 'ON',
      city: 'Toronto',
      area: 'Toronto',
      neighborhood: 'Annex',
    },
    activeCount: 2,
  });
  expect(locations[0].map.boundary[0].length).toBeGreaterThan(3);
  const [plain] = (await get('locations/autocomplete?search=annex')).locations;
  expect(plain.map).toEqual({ latitude: '43.672', longitude: '-79.404' });
});

test('filters places by size in square kilometres', async () => {
  const { locations } = await get('locations?city=Toronto&minSize=0');
  const sizes = locations.map(({ size }: { size: number }) => size);
  expect(sizes.length).toBeGreaterThan(1);
  const [largest = 0, next = 0] = sizes.toSorted((a: number, b: number) => b - a);
  expect(await names(`locations?city=Toronto&minSize=${(largest + next) / 2}`)).toEqual([
    'Toronto',
  ]);
  expect(await names(`locations?city=Toronto&maxSize=${(largest + next) / 2}`)).not.toContain(
    'Toronto',
  );
  const [annex] = (await get('locations?name=annex&boundary=true')).locations;
  expect(sizes).toContain(annex.size);
  expect((await get('locations?name=annex')).locations[0]).not.toHaveProperty('size');
});

test('counts places by the requested fields, largest first', async () => {
  const { aggregates, count, locations } = await get(
    'locations?state=ON&aggregates=type,address.city,address.state&locations=false',
  );
  expect(locations).toEqual([]);
  expect(aggregates.type.city + aggregates.type.neighborhood).toBe(count);
  expect(aggregates.address.state).toEqual({ ON: count });
  const cities: [string, number][] = Object.entries(aggregates.address.city);
  expect(cities[0]?.[0]).toBe('Toronto');
  expect(cities.map(([, cityId]) => cityId)).toEqual(
    cities.map(([, cityId]) => cityId).toSorted((one, other) => other - one),
  );
  const { count: inToronto } = await get('locations?state=ON&city=Toronto');
  expect(aggregates.address.city.Toronto).toBe(inToronto);
});

test('refuses an unsupported count field by name', async () => {
  const response = await app.inject('/api/realty/locations?aggregates=size');
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].param).toBe('aggregates');
});

test('a restricted home counts in its city and in no neighbourhood', async () => {
  const { locations } = await get('locations?city=Toronto&type=city');
  expect(locations[0].activeCount).toBe(4);
});

test('a search also has the groups of the older call', async () => {
  const { search } = await get('locations?search=annex');
  expect(search.neighborhoods).toEqual([
    {
      name: 'Annex',
      city: 'Toronto',
      state: 'ON',
      location: { lat: 43.672, lng: -79.404 },
      activeCount: 2,
    },
  ]);
  expect((await get('listings/locations')).search.cities).toHaveLength(3);
});

test('the boundaries of a named place are under board 2', async () => {
  for (const path of ['locations?neighborhood=Annex', 'listings/locations?neighborhood=Annex']) {
    const { boards } = await get(path);
    const [residential, condo] = boards.find(
      ({ boardId }: { boardId: number }) => boardId === 2,
    ).classes;
    const [city] = residential.areas[0].cities;
    expect(city).toMatchObject({ name: 'Toronto', state: 'ON', activeCount: 2 });
    expect(city.neighborhoods[0]).toMatchObject({ name: 'Annex', activeCount: 1 });
    expect(city.neighborhoods[0].coordinates[0].length).toBeGreaterThan(3);
    expect(condo.areas[0].cities[0].activeCount).toBe(1);
  }
});

test('refuses boundaries of more than 50 cities at once', async () => {
  const cities = Array.from({ length: 51 }, (_, i) => ({
    ...{ key: `ON/town-${i}`, name: `Town ${i}`, province: 'ON', lat: 44, lng: -79 },
    ...{ population: 1000, fsa: [], neighbourhoods: [] },
  }));
  const many = Fastify();
  errorReplies(many);
  const places = placesService({ places: { cities }, world: fakeStreetWorld(cities) });
  const counted = {
    whenCounted: async () => undefined,
    activeCounts: () => [],
    updatedOn: () => null,
  };
  locationRoutes(many, { places, ...counted });
  const refusedReply = await many.inject('/api/realty/locations?hasBoundary=true');
  expect(refusedReply.statusCode).toBe(400);
  expect(refusedReply.json()).toEqual([{ param: 'hasBoundary', msg: expect.any(String) }]);
  const page = await many.inject('/api/realty/locations?boundary=true');
  expect(page.json()).toMatchObject({ pageSize: 50, numPages: 2, count: 51 });
  await many.close();
});
