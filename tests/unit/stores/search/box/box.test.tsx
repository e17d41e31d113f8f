import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { connectHttp, type Connection } from '#src/clients/http.ts';
import { connectLocalLocations } from '#src/clients/local-locations.ts';
import { localRows } from '#src/domain/places/local-places.ts';
import { refreshLocalPlaces } from '#src/stores/search/box/local-places.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $notifications, dismiss } from '#src/stores/shell/notifications.ts';
import { $suggestions, highlight, searchNow, typeText } from '#src/stores/search/box/box.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { memoryLocations } from '#tests/support/places/local-locations.ts';
import { transportTo } from '#tests/support/app/transport.ts';

let app: FastifyInstance;
let seenKinds: string[] = [];

const KINGS = localRows({
  cities: [
    {
      key: 'ON/toronto',
      name: 'Toronto',
      state: 'ON',
      lat: 43.65,
      lng: -79.38,
      population: 2_794_356,
      neighborhoods: [['King West', 43.6445, -79.3995]],
    },
  ],
});

beforeAll(async () => {
  app = await anApp([
    aRecord({ mlsNumber: 'C9000001' }),
    aRecord({ mlsNumber: 'C9000002', permissions: HIDDEN }),
  ]);
  await vi.waitFor(async () => {
    const reply = await app.inject('/api/places/suggestions?q=queen');
    expect(reply.json().locations.length).toBeGreaterThan(0);
  });
});
afterAll(() => app.close());

beforeEach(() => {
  seenKinds = [];
  connectHttp(transportTo(app, seenKinds));
  connectLocalLocations(memoryLocations());
});

afterEach(() => {
  typeText('');
  dismiss('search-box-unreachable');
  connectHttp(undefined);
  connectLocalLocations(undefined);
});

const shownSuggestions = () => currentValue($suggestions.get());
const namesOf = (group: 'places' | 'neighborhoods') =>
  shownSuggestions()?.[group].map(({ structured_formatting: text }) => text.main_text);
const ready = () => vi.waitFor(() => expect($suggestions.get().kind).toBe('ready'));

const failing: Connection = async () => new Response('[]', { status: 500 });

test.each(['t', '😀'])('a single character is not looked up: %s', async (text) => {
  typeText(text);
  expect($suggestions.get().kind).toBe('idle');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(seenKinds).toEqual([]);
});

test('two or more letters are looked up 200 ms after the last keystroke', async () => {
  vi.useFakeTimers();
  typeText('to');
  vi.advanceTimersByTime(150);
  typeText('tor');
  vi.advanceTimersByTime(199);
  expect(seenKinds).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seenKinds).toHaveLength(2);
  vi.useRealTimers();
  await ready();
  expect(namesOf('places')).toEqual(['Toronto']);
  expect(shownSuggestions()?.listings).toHaveLength(2);
});

test('listings are looked up by the text before the first comma, five at most', async () => {
  typeText('18 Maple Avenue, Toronto');
  searchNow();
  await ready();
  const lookup = new URL(
    seenKinds.find((url) => url.includes('autocomplete')) ?? '',
    'http://test',
  );
  expect(lookup.searchParams.get('search')).toBe('18 Maple Avenue');
  expect(lookup.searchParams.get('resultsPerPage')).toBe('5');
  expect(lookup.searchParams.get('aggregates')).toBe('address.city');
  expect(shownSuggestions()?.listings?.map(({ street }) => street)).toEqual(['18 Maple Avenue']);
});

test('a listing is found by its number, and a hidden one shows only its city', async () => {
  typeText('C9000002');
  searchNow();
  await ready();
  expect(shownSuggestions()?.listings).toEqual([
    {
      mlsNumber: 'C9000002',
      boardId: 2,
      city: 'Toronto',
      state: 'Ontario',
      street: null,
      price: null,
      isPublic: false,
      path: '/real-estate/detail/on/toronto/C9000002/2',
    },
  ]);
});

test('local places are shown before the server answers, which adds missing ones', async () => {
  connectLocalLocations(memoryLocations(KINGS));
  let answer = () => {};
  const reply = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const toApp = transportTo(app);
  connectHttp(async (url, init) => {
    await reply;
    return toApp(url, init);
  });
  typeText('king');
  searchNow();
  await vi.waitFor(() => expect(namesOf('neighborhoods')).toEqual(['King West']));
  expect($suggestions.get().kind).toBe('loading');
  answer();
  await ready();
  expect(namesOf('neighborhoods')).toEqual(['King West']);
});

test('no suggestion is inserted above the highlighted one', async () => {
  const rows = {
    cities: [],
    neighborhoods: localRows({ cities: [aTownOf('Queen West')] }).neighborhoods,
  };
  connectLocalLocations(memoryLocations(rows));
  const toApp = transportTo(app);
  connectHttp(async (url, init) => {
    await vi.waitFor(() => expect(namesOf('neighborhoods')).toEqual(['Queen West']));
    highlight('ON/toronto/neighbourhood/queen-west');
    return toApp(url, init);
  });
  typeText('queen');
  searchNow();
  await ready();
  expect(namesOf('places')).toEqual([]);
  expect(namesOf('neighborhoods')).toEqual(['Queen West']);
});

function aTownOf(neighborhood: string) {
  return {
    key: 'ON/toronto',
    name: 'Toronto',
    state: 'ON',
    lat: 43.65,
    lng: -79.38,
    population: 2_794_356,
    neighborhoods: [[neighborhood, 43.64, -79.4] satisfies [string, number, number]],
  };
}

test('a late answer is dropped, and the previous one stays until the next', async () => {
  typeText('toronto');
  searchNow();
  await ready();
  typeText('annex');
  searchNow();
  expect($suggestions.get().kind).toBe('loading');
  expect(shownSuggestions()?.text).toBe('toronto');
  typeText('niagara');
  searchNow();
  await ready();
  expect(shownSuggestions()?.text).toBe('niagara');
  expect(namesOf('neighborhoods')).toEqual(['Niagara']);
});

test('without the server the local places stay, and one notice is shown', async () => {
  connectLocalLocations(memoryLocations(KINGS));
  connectHttp(failing);
  const notices: number[] = [];
  const stop = $notifications.listen((all) => notices.push(all.length));
  for (const text of ['king', 'king w']) {
    typeText(text);
    searchNow();
    await vi.waitFor(() => expect($suggestions.get().kind).toBe('failed'));
    expect(namesOf('neighborhoods')).toEqual(['King West']);
  }
  stop();
  expect(notices).toEqual([1]);
  expect($notifications.get()).toMatchObject([{ text: 'Could not connect to server.' }]);
  connectHttp(transportTo(app));
  typeText('toronto');
  searchNow();
  await ready();
  expect($notifications.get()).toEqual([]);
});

test('slow local places are not waited for', async () => {
  connectLocalLocations({ ...memoryLocations(), find: () => new Promise(() => {}) });
  typeText('toronto');
  searchNow();
  await ready();
  expect(namesOf('places')).toEqual(['Toronto']);
});

test('broken local places are replaced by those of the server', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const find of [
    () => Promise.reject(new Error('Shut.')),
    () => Promise.resolve({ cities: [{ key: 1 }] }),
  ]) {
    connectLocalLocations({ ...memoryLocations(), find });
    typeText('toronto');
    searchNow();
    await ready();
    expect(namesOf('places')).toEqual(['Toronto']);
    typeText('');
  }
  info.mockRestore();
});

test('local places are filled in when missing and again after a day', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  for (const [filledAtMs, isFilled] of [
    [undefined, true],
    [Date.now() - dayMs - 1000, true],
    [Date.now() - dayMs + 60_000, false],
  ] as const) {
    const locations = memoryLocations(undefined, filledAtMs);
    connectLocalLocations(locations);
    await refreshLocalPlaces();
    const { cities } = (await locations.find('toronto')) as { cities: unknown[] };
    expect(cities).toHaveLength(isFilled ? 1 : 0);
  }
});
