import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWithCalls } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const { server, warm } = await appWithCalls([
    aRecord({ mlsNumber: 'C1' }),
    aRecord({ mlsNumber: 'C2' }),
  ]);
  // Before this, suggestions have no places.
  await warm();
  app = server;
});
afterAll(() => app.close());

const LISTINGS = '/api/realty/listings';

test.each([
  ['a search', `${LISTINGS}?city=Toronto&sessionId=7&utm_source=mail`, 'sessionId, utm_source'],
  ['a listing', `${LISTINGS}/C1?boardId=2&tracking=1`, 'tracking'],
  ['similar homes', `${LISTINGS}/C1/similar?limit=4`, 'limit'],
  ['suggestions', `${LISTINGS}/C1/suggestions?limit=2`, 'limit'],
  ['autocomplete', '/api/realty/autocomplete?search=map&session=2', 'session'],
  ['places', '/api/realty/locations?city=Toronto&lang=en', 'lang'],
  ['suggested places', '/api/realty/locations/autocomplete?search=tor&lang=en', 'lang'],
  [
    'places of listings',
    `${LISTINGS}/locations?city=Toronto&dropCoordinates=true`,
    'dropCoordinates',
  ],
  ['the description of the API', '/api/realty/meta?verbose=1', 'verbose'],
])('%s is answered with a warning about unknown parameters', async (_, url, names) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['warning']).toBe(`299 - "Unknown parameters were ignored: ${names}"`);
  const known = url.replaceAll(new RegExp(`[?&](${names.replaceAll(', ', '|')})=[^&]*`, 'g'), '');
  const plain = await app.inject(known.includes('?') ? known : known.replace('&', '?'));
  expect(plain.headers['warning']).toBeUndefined();
  expect(plain.json()).toEqual(response.json());
});

test('a body with unknown parameters is also answered with a warning', async () => {
  const post = (payload: object) =>
    app.inject({ method: 'POST', url: `${LISTINGS}?type=count&x=1`, payload });
  const response = await post({ city: ['Toronto'], colour: 'red' });
  expect(response.json().count).toBe(2);
  expect(response.headers['warning']).toBe(
    '299 - "Unknown parameters were ignored: x", 299 - "Unknown parameters were ignored: colour"',
  );
  expect((await post({ city: 5 })).json()[0].param).toBe('city');
});

test('the warning escapes parameter names and truncates a long list', async () => {
  const names = Array.from({ length: 40 }, (__, at) => `n${at}`);
  const url = `${LISTINGS}?${encodeURIComponent('a"\r\nx: é')}=1&${names.map((name) => `${name}=1`).join('&')}`;
  const { headers, statusCode } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(String(headers['warning'])).toMatch(
    /^299 - "Unknown parameters were ignored: a%22%0D%0Ax%3A%20%C3%A9, n0, .*, n18 and 21 more"$/,
  );
});

test.each([
  [`${LISTINGS}?minPrice=cheap&sessionId=7`, 'minPrice'],
  [`${LISTINGS}?minEstimate=5`, 'minEstimate'],
  [`${LISTINGS}?raw.PoolFeatures=Inground`, 'raw.PoolFeatures'],
])('%s is refused because of %s only', async (url, param) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([{ param, msg: expect.any(String) }]);
  expect(response.headers['warning']).toBeUndefined();
});

test('calls specific to this site refuse unknown parameters', async () => {
  const response = await app.inject('/api/places/suggestions?q=tor&x=1');
  expect(response.json()).toEqual([{ param: 'x', msg: 'is not a parameter of this call' }]);
});
