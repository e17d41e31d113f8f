import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cityPlace,
  placePath,
  readPlacePath,
  suggestedPlace,
  TREND_CITIES,
} from '#src/domain/market/trends/trend-place.ts';
import {
  BEDROOM_LIMITS,
  comparedPlaces,
  MAX_PLACES,
  readTrends,
  trendsHref,
} from '#src/domain/market/trends/trends-request.ts';
import { rawText } from '#tests/support/hostile-texts.ts';

const readQuery = (query: string) => readTrends(new URLSearchParams(query));
const names = (query: string) => readQuery(query).places.map(({ name }) => name);

test('the default is Toronto, up to four bedrooms and half a year, at the plain address', () => {
  const request = readQuery('');
  expect(request).toMatchObject({ maxBeds: 4, isOlder: false });
  expect(names('')).toEqual(['Toronto']);
  expect(trendsHref(request)).toBe('/real-estate/trends');
  expect(TREND_CITIES).toHaveLength(11);
});

test.each([
  ['place=on/richmond-hill', ['Richmond Hill']],
  ['place=on/toronto/the-annex', ['The Annex, Toronto']],
  ['place=qc/montr%C3%A9al', ['Montreal']],
  ['place=on/toronto&place=on/ajax&place=bc/vancouver', ['Toronto', 'Ajax', 'Vancouver']],
  [
    'place=on/toronto&place=on/ajax&place=on/whitby&place=on/oakville',
    ['Toronto', 'Ajax', 'Whitby'],
  ],
  ['place=on/ajax&place=on/ajax', ['Ajax']],
  ['place=on', ['Toronto']],
  ['place=zz/ajax', ['Toronto']],
  ['place=on/a/b/c', ['Toronto']],
  ['place=on/%3Cb%3E', ['Toronto']],
  ['place=', ['Toronto']],
])('the query %s shows the places %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

test.each(['0', '5', '2.0', '2e0', '', 'two'])('%j bedrooms are read as the default', (beds) => {
  expect(readQuery(`beds=${beds}`).maxBeds).toBe(4);
});

test('any request reads back from its own address', () => {
  const request = fc.record({
    places: fc
      .uniqueArray(fc.constantFrom(...TREND_CITIES), { minLength: 1, maxLength: MAX_PLACES })
      .map(comparedPlaces),
    maxBeds: fc.constantFrom(...BEDROOM_LIMITS),
    isOlder: fc.boolean(),
  });
  fc.assert(
    fc.property(request, (anyRequest) => {
      const [, query = ''] = trendsHref(anyRequest).split('?');
      expect(readQuery(query)).toEqual(anyRequest);
    }),
  );
});

test('any address is readable, and its request has one canonical address', () => {
  const part = fc.constantFrom('on', 'toronto', '/', '..', '%', ' ');
  const path = fc.oneof(
    rawText,
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.array(path, { maxLength: 4 }), rawText, (paths, beds) => {
      const query = new URLSearchParams([...paths.map((each) => ['place', each]), ['beds', beds]]);
      const href = trendsHref(readTrends(query));
      expect(trendsHref(readQuery(href.split('?')[1] ?? ''))).toBe(href);
    }),
  );
});

test('a city keeps its spelling or is named from its slug', () => {
  expect(cityPlace('St. Catharines', 'Ontario')).toEqual({
    state: 'ON',
    citySlug: 'st-catharines',
    neighborhoodSlug: null,
    name: 'St. Catharines',
  });
  expect(cityPlace('richmond-hill', 'on')?.name).toBe('Richmond Hill');
  expect(cityPlace('Springfield', 'Illinois')).toBeUndefined();
  expect(cityPlace('', 'ON')).toBeUndefined();
});

const suggestion = {
  type: 'locations',
  place_id: '1',
  description: '',
  city: 'Toronto',
  cityKey: 'toronto',
  state: 'ON',
  location: { lat: 43.6, lng: -79.4 },
  zoom: 14,
} as const;

test('cities and neighbourhoods have a market, and streets have none', () => {
  const text = (main: string) => ({ main_text: main, secondary_text: '' });
  const city = { ...suggestion, kind: 'city', structured_formatting: text('Toronto') } as const;
  expect(suggestedPlace(city)?.name).toBe('Toronto');
  const annex = { ...city, kind: 'neighbourhood', structured_formatting: text('Annex') } as const;
  const place = suggestedPlace(annex);
  expect(place?.name).toBe('Annex, Toronto');
  expect(place && readPlacePath(placePath(place))).toEqual(place);
  expect(suggestedPlace({ ...city, kind: 'street' })).toBeUndefined();
});
