import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUALITY } from '#src/server/places/search/match-quality.ts';
import { aliasedPlaces } from '#src/server/places/gazetteer/place-aliases.ts';
import { labelOf, type PlaceEntry, placeEntries } from '#src/server/places/search/place-entry.ts';
import { placeIndex } from '#src/server/places/search/place-index.ts';
import { canadianPlaces } from '#src/server/places/gazetteer/places-data.ts';
import { searchPlaces, type SearchOptions } from '#src/server/places/search/search-places.ts';

const { cities } = canadianPlaces();
const index = placeIndex(placeEntries(cities));

const street = (name: string): PlaceEntry => ({
  kind: 'street',
  name,
  city: 'Toronto',
  cityKey: 'ON/toronto',
  province: 'ON',
  lat: 43.68,
  lng: -79.4,
  population: 2_794_356,
});
const withStreets = placeIndex([
  ...placeEntries(cities),
  ...['St. Clair Avenue', 'Queen Street W', 'Kingston Road', 'Oakville Lane'].map(street),
]);

function labels(query: string, options: Partial<SearchOptions> = {}): string[] {
  return searchPlaces(index, query, { limit: 5, ...options }).map(labelOf);
}

test.each([
  ['Montréal', 'Montréal, QC'],
  ['montreal', 'Montréal, QC'],
  ['Montreal Quebec', 'Montréal, QC'],
  ['Montréal, QC', 'Montréal, QC'],
  ['toronto on', 'Toronto, ON'],
  ['TORONTO, Ontario, Canada', 'Toronto, ON'],
  ['Québec', 'Québec, QC'],
  ['quebec quebec', 'Québec, QC'],
  ['st johns', "St. John's, NL"],
  ["St. John's", "St. John's, NL"],
  ['saint john', 'Saint John, NB'],
  ['st john', 'Saint John, NB'],
  ['st jean sur richelieu', 'Saint-Jean-sur-Richelieu, QC'],
  ['saint catharines', 'St. Catharines, ON'],
  ['the annex toronto', 'Annex, Toronto, ON'],
  ['downtown edmonton', 'Downtown, Edmonton, AB'],
  ['plateau mont royal', 'Le Plateau-Mont-Royal, Montréal, QC'],
  ['le plateau mt royal', 'Le Plateau-Mont-Royal, Montréal, QC'],
  ['oconnor parkview', "O'Connor-Parkview, Toronto, ON"],
  ['lamoreaux', "L'Amoreaux, Toronto, ON"],
  ['amoreaux', "L'Amoreaux, Toronto, ON"],
  ['rivieres trois', 'Trois-Rivières, QC'],
  ['quebec city', 'Québec, QC'],
  ['old montreal', 'Vieux-Montréal, Montréal, QC'],
  ['ndg', 'Notre-Dame-de-Grâce, Montréal, QC'],
  ['sudbury', 'Greater Sudbury, ON'],
  ['van', 'Vancouver, BC'],
  ['mont', 'Montréal, QC'],
  ['Oakvile', 'Oakville, ON'],
  ['Tornto', 'Toronto, ON'],
  ['Vancuover', 'Vancouver, BC'],
  ['kitchner', 'Kitchener, ON'],
  ['sr catharines', 'St. Catharines, ON'],
  ['annex tornto', 'Annex, Toronto, ON'],
  ['richmondhill', 'Richmond Hill, ON'],
])('"%s" finds %s first', (query, expected) => {
  expect(labels(query)[0]).toBe(expected);
});

test.each(['Canada', ' canada ', '', '???', 'xqzvkw', 'ontario quebec'])(
  '"%s" finds no place',
  (query) => {
    expect(labels(query)).toEqual([]);
  },
);

test('every alias belongs to an existing place', () => {
  const knownNames = new Set(
    cities.flatMap(({ key, neighbourhoods }) => [
      key,
      ...neighbourhoods.map(({ name }) => `${key}|${name}`),
    ]),
  );
  expect(aliasedPlaces().filter((key) => !knownNames.has(key))).toEqual([]);
});

test('"st clair" finds the avenue in every spelling', () => {
  for (const query of ['st clair', 'St. Clair', 'saint clair', 'st clair ave', 'st clair avenue']) {
    const names = searchPlaces(withStreets, query, { limit: 5 }).map(({ name }) => name);
    expect(names, query).toContain('St. Clair Avenue');
  }
});

test('a street is found by its name, its short suffix and its direction', () => {
  for (const query of ['queen st w', 'Queen Street West', 'queen w', 'queen street toronto']) {
    expect(searchPlaces(withStreets, query, { limit: 1 })[0]?.name, query).toBe('Queen Street W');
  }
});

test('a street suffix alone finds no street', () => {
  const names = searchPlaces(withStreets, 'avenue', { limit: 50, kinds: ['street'] });
  expect(names).toEqual([]);
});

test('a city comes before a street with the same prefix', () => {
  const kinds = searchPlaces(withStreets, 'kingston', { limit: 5 }).map(({ kind }) => kind);
  expect(kinds.indexOf('city')).toBeLessThan(kinds.indexOf('street'));
});

test('only the requested kinds are found', () => {
  const names = searchPlaces(index, 'oak', { limit: 20, kinds: ['neighbourhood'] });
  expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(['neighbourhood']));
});

test('of equal names the nearest comes first', () => {
  const edmonton = { lat: 53.55, lng: -113.47 };
  const saskatoon = { lat: 52.13, lng: -106.66 };
  expect(labels('downtown', { near: edmonton })[0]).toBe('Downtown, Edmonton, AB');
  expect(labels('downtown', { near: saskatoon })[0]).toBe('Downtown, Saskatoon, SK');
  expect(labels('windsor')[0]).toBe('Windsor, ON');
  expect(labels('windsor', { near: { lat: 44.99, lng: -64.14 } })[0]).toBe('Windsor, NS');
});

test('the exact name of a large city wins over nearer places', () => {
  expect(labels('toronto', { near: { lat: 49.28, lng: -123.12 } })[0]).toBe('Toronto, ON');
});

test('a typo never outranks an exact name', () => {
  for (const { name } of cities) {
    const [first] = searchPlaces(index, name, { limit: 1 });
    expect(first?.score, name).toBeGreaterThanOrEqual(QUALITY.exact);
  }
});

test('a query is read up to one hundred characters', () => {
  expect(labels(`toronto${' '.repeat(200)}xyz`)[0]).toBe('Toronto, ON');
});

test('results are limited and sorted by score', () => {
  const names = searchPlaces(index, 's', { limit: 7 });
  expect(names).toHaveLength(7);
  expect(names.map(({ score }) => score)).toEqual(
    names.map(({ score }) => score).toSorted((a, b) => b - a),
  );
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
const slips = ['insert', 'drop', 'replace', 'swap'] as const;

function withTypo(name: string, slip: (typeof slips)[number], at: number, letter: string): string {
  const [before, after] = [name.slice(0, at), name.slice(at)];
  if (slip === 'insert') return before + letter + after;
  if (slip === 'drop') return before + after.slice(1);
  if (slip === 'replace') return before + letter + after.slice(1);
  return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
}

test('a one-letter typo in the name of a large city finds it among the first three', () => {
  const large = cities
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 100)
    .filter(({ name }) => name.length >= 6);
  fc.assert(
    fc.property(
      fc.constantFrom(...large),
      fc.constantFrom(...slips),
      fc.nat(100),
      fc.constantFrom(...letters),
      ({ name, key }, slip, at, letter) => {
        const typedName = withTypo(name, slip, at % name.length, letter);
        const names = searchPlaces(index, typedName, { limit: 3 });
        // "Mt. Albert" is one letter from St. Albert, but a town of its own.
        fc.pre((names[0]?.score ?? 0) < QUALITY.exact || names[0]?.cityKey === key);
        expect(
          names.some((place) => place.kind === 'city' && place.cityKey === key),
          `${typedName} for ${name}: ${names.map(labelOf).join('; ')}`,
        ).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});

test('no input breaks the search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (query) => {
      expect(searchPlaces(withStreets, query, { limit: 3 }).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300 },
  );
});
