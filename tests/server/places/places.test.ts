import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FoundPlace, Neighbourhoods, PlaceDatabase } from '#src/contract/places/calls.ts';
import { PlaceAtPoint } from '#src/contract/places/reverse-call.ts';
import { PlacePolygon, PlaceSuggestions } from '#src/contract/places/calls.ts';
import { answerHeaders } from '#src/server/http/replies/answer-headers.ts';
import { errorReplies } from '#src/server/http/replies/errors.ts';
import { resilientProvider } from '#src/server/places/addresses/resilient-provider.ts';
import type { PointsOfInterest } from '#src/server/places/points-of-interest/points-provider.ts';
import { placesRoutes } from '#src/server/places/routes.ts';
import { placesService } from '#src/server/places/service.ts';
import { fakeCities, fakeStreetWorld } from '#tests/support/places/fake-street-world.ts';

const app = Fastify();
errorReplies(app);
const places = placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() });
const identify = () => 'anonymous' as const;
answerHeaders(app, identify);
placesRoutes(app, { places, identify });
await places.warm();

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/places/${url}`, headers });

test.each([
  ['suggestions?q=ann', PlaceSuggestions],
  ['suggestions?q=alder&lat=43.17&lng=-79.24&limit=5', PlaceSuggestions],
  ['geocode?q=12%20Alderbank%20Road,%20Toronto', FoundPlace],
  ['geocode?q=Alderbank%20Road', FoundPlace],
  ['reverse?lat=43.66&lng=-79.36', PlaceAtPoint],
  ['polygon?key=ON/toronto', PlacePolygon],
  ['polygon?key=ON/toronto&neighbourhood=Annex', PlacePolygon],
  ['database', PlaceDatabase],
])('%s matches the contract and is cached for a day', async (url, schema) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  expect(schema.safeParse(reply.json())).toMatchObject({ success: true, data: reply.json() });
});

test.each([
  ['suggestions', 'q'],
  ['suggestions?q=', 'q'],
  [`suggestions?q=${'a'.repeat(101)}`, 'q'],
  ['suggestions?q=a&limit=11', 'limit'],
  ['suggestions?q=a&limit=0', 'limit'],
  ['suggestions?q=a&lat=43', 'lat'],
  ['suggestions?q=a&lat=north&lng=-79', 'lat'],
  ['suggestions?q=a&q=b', 'q'],
  ['suggestions?q=a&country=CA', 'country'],
  ['geocode', 'q'],
  ['geocode?q=a&lng=-181&lat=0', 'lng'],
  ['reverse?lat=43', 'lng'],
  ['reverse?lat=91&lng=0', 'lat'],
  ['reverse?lat=1e1&lng=0', 'lat'],
  ['polygon', 'key'],
  ['polygon?key=toronto', 'key'],
  ['polygon?key=ON/toronto&neighbourhood=', 'neighbourhood'],
  ['database?since=1', 'since'],
  ['nearby', 'lat'],
  ['nearby?lat=43.65', 'lng'],
  ['nearby?lat=north&lng=-79', 'lat'],
  ['nearby?lat=40.7&lng=-74', 'lat'],
  ['nearby?lat=43.65&lng=2.35', 'lng'],
  ['nearby?lat=43.65&lng=-79.38&limit=11', 'limit'],
  ['nearby?lat=43.65&lng=-79.38&kind=bar', 'kind'],
])('%s is refused because of %s', async (url, param) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toContainEqual(expect.objectContaining({ param }));
});

test.each([
  'geocode?q=xqzvkw',
  'geocode?q=Canada',
  'reverse?lat=60&lng=-90',
  'polygon?key=ON/nowhere',
  'polygon?key=ON/toronto&neighbourhood=Nowhere',
])('%s is not found', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toHaveLength(1);
});

test('finding nothing for typed text is not an error', async () => {
  const reply = await get('suggestions?q=xqzvkw');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ locations: [], neighborhoods: [] });
});

test('suggestions without streets are cached only briefly', async () => {
  const cold = Fastify();
  placesRoutes(cold, { places: { ...places, isWarm: () => false }, identify });
  const reply = await cold.inject({ method: 'GET', url: '/api/places/suggestions?q=ann' });
  expect(reply.headers['cache-control']).toBe('public, max-age=10');
});

test('does not resend the database to a browser that has it', async () => {
  const first = await get('database');
  const tag = first.headers.etag;
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  const again = await get('database', { 'if-none-match': String(tag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await get('database', { 'if-none-match': 'W/"other"' });
  expect(other.statusCode).toBe(200);
});

test('answers without the provider are cached for ten seconds', async () => {
  const down = Fastify();
  answerHeaders(down, identify);
  const addresses = resilientProvider(
    { search: () => Promise.reject(new Error('down')), reverse: async () => undefined },
    { onFailure: () => undefined },
  );
  placesRoutes(down, {
    places: placesService({
      places: { cities: fakeCities },
      world: fakeStreetWorld(),
      addresses,
    }),
    identify,
  });
  for (const url of ['suggestions?q=alder', 'geocode?q=12%20Alderbank,%20Toronto']) {
    const reply = await down.inject(`/api/places/${url}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=10');
  }
});

test('neighbourhoods in a map area have their center and city', async () => {
  const inBox = async (box: string) => await get(`neighbourhoods?${box}`);
  const all = await inBox('west=-141&south=41&east=-52&north=84');
  expect(all.statusCode).toBe(200);
  const { neighbourhoods } = Neighbourhoods.parse(all.json());
  const inCities = fakeCities.flatMap(({ neighbourhoods: parts }) => parts);
  expect(neighbourhoods).toHaveLength(inCities.length);
  const [first] = neighbourhoods;
  if (!first) throw new Error('the cities have neighbourhoods');
  const { lat, lng } = first.location;
  const near = await inBox(
    `west=${lng - 0.001}&south=${lat - 0.001}&east=${lng + 0.001}&north=${lat + 0.001}`,
  );
  expect(near.json().neighbourhoods).toContainEqual(first);
  expect((await inBox('west=0&south=0&east=1&north=1')).json()).toEqual({ neighbourhoods: [] });
});

test.each([
  ['west=-79&south=43&east=-80&north=44', 'east'],
  ['west=-80&south=44&east=-79&north=43', 'north'],
  ['west=-80&south=43&east=-79', 'north'],
  ['west=-80&south=43&east=-79&north=x', 'north'],
])('an invalid box is refused with its reason: %s', async (box, param) => {
  const reply = await get(`neighbourhoods?${box}`);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json())).toContain(`"param":"${param}"`);
});

const school = {
  id: 's1',
  kind: 'school',
  detail: 'elementary-school',
  name: 'Alderbank Public School',
  location: { lat: 43.652, lng: -79.38 },
} as const;

const appWithPoints = (isReady: boolean) => {
  const server = Fastify();
  errorReplies(server);
  answerHeaders(server, identify);
  const pointsOfInterest: PointsOfInterest = {
    credit: '© OpenStreetMap contributors',
    pointsIn: async () => [school],
    isReady: () => isReady,
  };
  const withPoints = placesService({
    places: { cities: fakeCities },
    world: fakeStreetWorld(),
    pointsOfInterest,
  });
  placesRoutes(server, { places: withPoints, identify });
  return server;
};

test('nearby points have walking minutes and a data credit', async () => {
  const reply = await appWithPoints(true).inject('/api/places/nearby?lat=43.65&lng=-79.38');
  const { id: _, ...point } = school;
  expect(reply.json()).toEqual({
    points: [{ ...point, distanceMetres: 222, walkMinutes: 4 }],
    credit: '© OpenStreetMap contributors',
  });
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
});

test('caches answers briefly while points are still loading', async () => {
  const reply = await appWithPoints(false).inject('/api/places/nearby?lat=43.65&lng=-79.38');
  expect(reply.headers['cache-control']).toBe('public, max-age=10');
});

test('returns no nearby points without a data source', async () => {
  const reply = await get('nearby?lat=43.65&lng=-79.38');
  expect(reply.json()).toEqual({ points: [], credit: null });
});
