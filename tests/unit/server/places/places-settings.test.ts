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
