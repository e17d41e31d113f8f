import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connectHttp } from '#src/clients/http.ts';
import {
  geocodePlaceCall,
  getPlaceDatabaseCall,
  getPlacePolygonCall,
  suggestPlacesCall,
} from '#src/contract/places/calls.ts';
import { reverseGeocodeCall } from '#src/contract/places/reverse-call.ts';
import { anApp } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';

beforeAll(async () => {
  const app = await anApp([]);
  connectHttp(transportTo(app));
  return () => app.close();
});
afterAll(() => connectHttp(undefined));

test('place suggestions for a prefix include the matching city', async () => {
  const outcome = await call(suggestPlacesCall, { query: { q: 'toron', limit: 3 } });
  expect(outcome.ok && outcome.value.locations[0]).toMatchObject({ city: 'Toronto', state: 'ON' });
});

test('a name geocodes to a point, and the point back to the name', async () => {
  const outcome = await call(geocodePlaceCall, { query: { q: 'Toronto' } });
  if (!outcome.ok) throw new Error('Toronto is not found');
  const { lat, lng } = outcome.value.point;
  const back = await call(reverseGeocodeCall, { query: { lat, lng } });
  expect(back.ok && back.value.city).toBe('Toronto');
});

test('geocoding an unknown place is refused with 404', async () => {
  expect(await call(geocodePlaceCall, { query: { q: 'zzzzqqq' } })).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 404 },
  });
});

test('the outline of a city is returned with its type', async () => {
  const outcome = await call(getPlacePolygonCall, { query: { key: 'ON/toronto' } });
  expect(outcome.ok && outcome.value.type).toBe('city');
});

test('the place database lists the cities', async () => {
  const outcome = await call(getPlaceDatabaseCall, {});
  expect(outcome.ok && outcome.value.cities.map(({ name }) => name)).toContain('Toronto');
});
