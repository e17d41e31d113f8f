import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connectHttp } from '#src/clients/http.ts';
import {
  geocodePlaceCall,
  getPlaceDatabaseCall,
  getPlacePolygonCall,
  suggestPlacesCall,
} from '#src/contract/places/calls.ts';
import { reverseGeocodeCall } from '#src/contract/places/reverse-call.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import { anApp } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { fakeCities, toronto } from '#tests/support/places/fake-street-world.ts';

beforeAll(async () => {
  const app = await anApp([]);
  connectHttp(transportTo(app));
  return () => app.close();
});
afterAll(() => connectHttp(undefined));

test.each([
  ['toron', ['Toronto'], []],
  ['annex', [], ['Annex']],
])('"%s" suggests the cities %j and the neighbourhoods %j', async (q, cities, parts) => {
  const outcome = await call(suggestPlacesCall, { query: { q, limit: 3 } });
  if (!outcome.ok) throw new Error('Nothing is suggested');
  const namesOf = (places: typeof outcome.value.locations) =>
    places.map(({ structured_formatting: { main_text: name } }) => name);
  const { locations, neighborhoods } = outcome.value;
  expect([namesOf(locations), namesOf(neighborhoods)]).toEqual([cities, parts]);
  for (const { city, state } of [...locations, ...neighborhoods]) {
    expect({ city, state }).toEqual({ city: 'Toronto', state: 'ON' });
  }
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

test('the outline of a city is returned with its type and its centre', async () => {
  const outcome = await call(getPlacePolygonCall, { query: { key: 'ON/toronto' } });
  const { lat, lng } = toronto;
  expect(outcome.ok && outcome.value).toMatchObject({ type: 'city', center: { lat, lng } });
  const [[outer = []] = []] = outcome.ok ? outcome.value.path.coordinates : [];
  expect(isInArea([outer], [lng, lat])).toBe(true);
});

test('the place database lists every city', async () => {
  const outcome = await call(getPlaceDatabaseCall, {});
  const namesOf = (cities: readonly { name: string }[]) => cities.map(({ name }) => name);
  expect(outcome.ok && namesOf(outcome.value.cities)).toEqual(namesOf(fakeCities));
});
