import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlacesSettings } from '#src/server/places/places-settings.ts';

const read = (values: Record<string, string>, hasFeed = false) =>
  readPlacesSettings(values, { hasFeed });

test('the demo listings come with the streets of the demo, a feed with none', () => {
  expect(read({})).toMatchObject({ value: { addresses: { kind: 'demo' } } });
  expect(read({}, true)).toMatchObject({ value: { addresses: { kind: 'none' } } });
});

test.each(['photon', 'nominatim'] as const)('%s is asked at its address', (kind) => {
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
])('%j is refused by the name of %s', (values, name) => {
  const settings = read(values as Record<string, string>);
  expect(settings).toMatchObject({ ok: false, error: [{ name }] });
});

test('the demo listings come with the points of the demo, a feed with none', () => {
  expect(read({})).toMatchObject({ value: { pointsOfInterest: { kind: 'demo' } } });
  expect(read({}, true)).toMatchObject({ value: { pointsOfInterest: { kind: 'none' } } });
});

test('an extract of OpenStreetMap is read from its file, wherever the server is started', () => {
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

test('what is wrong with the geocoder and with the points is told at once', () => {
  const { error } = read({ GEOCODER: 'photon', POINTS_OF_INTEREST: 'osm' }) as { error: unknown };
  expect(error).toMatchObject([{ name: 'GEOCODER_URL' }, { name: 'POINTS_OF_INTEREST_FILE' }]);
});
