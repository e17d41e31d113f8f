import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTransport } from '#src/clients/http.ts';
import {
  geocodePlace,
  getPlaceDatabase,
  getPlacePolygon,
  reverseGeocode,
  suggestPlaces,
} from '#src/clients/places.ts';
import { anApp } from '#tests/support/app.ts';
import { transportTo } from '#tests/support/transport.ts';

beforeAll(async () => {
  const app = await anApp([]);
  connectTransport(transportTo(app));
  return () => app.close();
});
afterAll(() => connectTransport(undefined));

test('places are suggested in two groups', async () => {
  const outcome = await suggestPlaces({ q: 'toron', limit: 3 });
  expect(outcome.ok && outcome.value.locations[0]).toMatchObject({ city: 'Toronto', state: 'ON' });
});

test('a name leads to a point, and a point to a name', async () => {
  const found = await geocodePlace({ q: 'Toronto' });
  if (!found.ok) throw new Error('Toronto is not found');
  const { lat, lng } = found.value.point;
  const back = await reverseGeocode({ lat, lng });
  expect(back.ok && back.value.city).toBe('Toronto');
});

test('a place that is none is refused', async () => {
  expect(await geocodePlace({ q: 'zzzzqqq' })).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 404 },
  });
});

test('the outline of a city comes with its centre', async () => {
  const outcome = await getPlacePolygon({ key: 'ON/toronto' });
  expect(outcome.ok && outcome.value.type).toBe('city');
});

test('every city comes for the database in the browser', async () => {
  const outcome = await getPlaceDatabase();
  expect(outcome.ok && outcome.value.cities.map(({ name }) => name)).toContain('Toronto');
});
