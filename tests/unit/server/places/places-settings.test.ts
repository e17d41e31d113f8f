import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlacesSettings } from '#src/server/places/places-settings.ts';

const read = (values: Record<string, string>, hasFeed = false) =>
  readPlacesSettings(values, { hasFeed });

test('demo listings use demo addresses, and a feed uses none by default', () => {
  expect(read({})).toMatchObject({ value: { addresses: { kind: 'demo' } } });
  expect(read({}, true)).toMatchObject({ value: { addresses: { kind: 'none' } } });
});

test.each(['photon', 'nominatim'] as const)('%s is configured with its URL', (kind) => {
  const url = 'https://geo.example.ca/search-server';
  expect(read({ GEOCODER: kind, GEOCODER_URL: url }, true)).toMatchObject({
    value: { addresses: { kind, url } },
  });
});

test.each([
  [{ GEOCODER: 'google' }, 'GEOCODER'],
  [{ GEOCODER: 'photon' }, 'GEOCODER_URL'],
  [{ GEOCODER: 'photon', GEOCODER_URL: 'photon.example.ca' }, 'GEOCODER_URL'],
  [{ GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example.ca/' }, 'GEOCODER_URL'],
  [{ GEOCODER: 'nominatim', GEOCODER_URL: 'https://a.ca?key=1' }, 'GEOCODER_URL'],
  [{ GEOCODER_URL: 'https://photon.example.ca' }, 'GEOCODER'],
])('%j is refused with an error on %s', (values, name) => {
  const settings = read(values as Record<string, string>);
  expect(settings).toMatchObject({ ok: false, error: [{ name }] });
});

test('demo listings use demo points of interest, and a feed uses none by default', () => {
  expect(read({})).toMatchObject({ value: { pointsOfInterest: { kind: 'demo' } } });
  expect(read({}, true)).toMatchObject({ value: { pointsOfInterest: { kind: 'none' } } });
});

test('an OpenStreetMap extract is read from its absolute file path', () => {
  const values = { POINTS_OF_INTEREST: 'osm', POINTS_OF_INTEREST_FILE: 'package.json' };
  const file = resolve('package.json');
  expect(read(values, true)).toMatchObject({ value: { pointsOfInterest: { kind: 'osm', file } } });
});

test.each([
  [{ POINTS_OF_INTEREST: 'google' }, 'POINTS_OF_INTEREST'],
  [{ POINTS_OF_INTEREST: 'osm' }, 'POINTS_OF_INTEREST_FILE'],
  [{ POINTS_OF_INTEREST: 'osm', POINTS_OF_INTEREST_FILE: 'nowhere' }, 'POINTS_OF_INTEREST_FILE'],
  [{ POINTS_OF_INTEREST: 'osm', POINTS_OF_INTEREST_FILE: 'src' }, 'POINTS_OF_INTEREST_FILE'],
  [{ POINTS_OF_INTEREST_FILE: 'points.geojsonseq' }, 'POINTS_OF_INTEREST'],
  [{ POINTS_OF_INTEREST: 'none', POINTS_OF_INTEREST_FILE: 'a' }, 'POINTS_OF_INTEREST'],
])('%j is refused because of %s', (values, name) => {
  expect(read(values as Record<string, string>)).toMatchObject({ ok: false, error: [{ name }] });
});

test('problems with the geocoder and the points are reported together', () => {
  const { error } = read({ GEOCODER: 'photon', POINTS_OF_INTEREST: 'osm' }) as { error: unknown };
  expect(error).toMatchObject([{ name: 'GEOCODER_URL' }, { name: 'POINTS_OF_INTEREST_FILE' }]);
});
