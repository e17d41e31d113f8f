import { expect, test } from 'vitest';
import { suggestPlacesCall } from '#src/contract/places/calls.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { ViewerLocals } from '#src/page-data/page-locals.ts';
import { listSearch } from '#src/domain/search/list/list-route.ts';
import { listPage } from '#src/page-data/list-page.ts';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { aLeakingListing, aSummary } from '#tests/support/listings/listing-views.ts';

const LIST = '/real-estate/list';

const city = (name: string, state: string, population: number) => ({
  key: name,
  name,
  state,
  lat: 43,
  lng: -79,
  population,
  neighborhoods: [['Steveston', 49.12, -123.18]] as [string, number, number][],
});

const CITIES: Record<string, ReturnType<typeof city>[]> = {
  'richmond-hill': [city('Richmond Hill', 'ON', 200_000)],
  richmond: [
    city('Richmond', 'BC', 210_000),
    city('Richmond', 'QC', 3000),
    city('Richmond', 'BC', 10),
  ],
};

/** Sixty homes, but none with four bedrooms or more. */
const locals: ViewerLocals = {
  call: callsAnswering([
    [
      searchListingsCall,
      async ({ query = {} }) => {
        const { minBedrooms = 0, pageNum = 1, listings = true, city: cities, neighborhood } = query;
        const isUnknown = [cities, neighborhood].flat().includes('richmund-hil');
        const count = Number(minBedrooms) >= 4 || isUnknown ? 0 : 60;
        const value = {
          page: pageNum,
          numPages: 3,
          pageSize: 24,
          count,
          statistics: { listPrice: { min: null, max: null } },
          listings: listings && Number(pageNum) <= 3 && count > 0 ? [aSummary()] : [],
        };
        return { ok: true, value };
      },
    ],
    [
      suggestPlacesCall,
      async ({ query }) => {
        const isTypo = query?.['q'] === 'richmund hil';
        const place = {
          type: 'locations' as const,
          kind: 'city' as const,
          place_id: 'ON/richmond-hill',
          description: 'Richmond Hill, ON, Canada',
          structured_formatting: { main_text: 'Richmond Hill', secondary_text: 'ON' },
          city: 'Richmond Hill',
          cityKey: 'ON/richmond-hill',
          state: 'ON',
          location: { lat: 43.9, lng: -79.4 },
          zoom: 14,
        };
        return { ok: true, value: { locations: isTypo ? [place] : [], neighborhoods: [] } };
      },
    ],
  ]),
  removedListing: async () => undefined,
  places: {
    citiesNamed: async (slug) => CITIES[slug] ?? [],
  },
  today: '2026-10-21',
  hasSold: true,
};

const CORNER = { latitude: 43.7, longitude: -79.4 };
const HIDDEN_CLUSTER = {
  count: 60,
  location: CORNER,
  bounds: { top_left: CORNER, bottom_right: CORNER },
  restrictedCount: 37,
  closedCount: 0,
};

/** Three pages of homes; all from the second page on need an account. */
const hiddenHomes: ViewerLocals = {
  ...locals,
  call: callsAnswering([
    [
      searchListingsCall,
      async ({ query = {} }) => {
        const pageNum = Number(query['pageNum'] ?? 1);
        const value = {
          page: pageNum,
          numPages: 3,
          pageSize: 24,
          count: 60,
          statistics: { listPrice: { min: null, max: null } },
          listings: pageNum === 1 ? [aSummary(), aLeakingListing()] : [aLeakingListing()],
          ...(query['cluster'] ? { aggregates: { map: { clusters: [HIDDEN_CLUSTER] } } } : {}),
        };
        return { ok: true, value };
      },
    ],
  ]),
  hasSold: false,
};

function at(address: string, viewer = locals) {
  const [path = '', query = ''] = address.split('?');
  return listPage({ path, query: new URLSearchParams(query), newSeed: () => 7 }, viewer);
}

test('areas drawn on the map make a list without a place', async () => {
  const areas = 'area=43.6*-79.4_43.7*-79.4_43.7*-79.3&area=44*-80_44.1*-80_44.1*-79.9';
  const page = await at(`?${areas}`);
  expect(page).toMatchObject({ kind: 'list', request: { place: {} } });
  const request = page.kind === 'list' ? page.request : undefined;
  expect(request && listSearch(request, '2026-10-21').map).toEqual([
    [
      [-79.4, 43.6],
      [-79.4, 43.7],
      [-79.3, 43.7],
    ],
    [
      [-80, 44],
      [-80, 44.1],
      [-79.9, 44.1],
    ],
  ]);
});

test.each([
  ['no place redirects to the main city', '', `${LIST}/on/toronto`, 302],
  ['no place keeps the filters', '?beds=2', `${LIST}/on/toronto?beds=2`, 302],
  [
    'parameters of the map are dropped',
    'on/toronto?z=12&in=on/ajax&area=x&pin=1;2&list=full&satellite=on&beds=2',
    `${LIST}/on/toronto?beds=2`,
    302,
  ],
  [
    'an unchanged form leads to the plain list',
    'on/toronto?pricesOf=sale&type=sale&show=active&minPrice=&maxPrice=&home=&beds=0&sort=createdOnDesc',
    `${LIST}/on/toronto`,
    302,
  ],
  [
    'a random order gets a seed',
    'on/toronto?sort=random',
    `${LIST}/on/toronto?sort=random&seed=7`,
    302,
  ],
  [
    'a page past the end leads to the last page',
    'on/toronto?page=9',
    `${LIST}/on/toronto?page=3`,
    302,
  ],
  ['a unique city name gets its province', 'richmond-hill', `${LIST}/on/richmond-hill`, 301],
  [
    'a unique city name keeps its query',
    'richmond-hill?beds=2',
    `${LIST}/on/richmond-hill?beds=2`,
    301,
  ],
  ['a full province name is shortened', 'Ontario/Toronto', `${LIST}/on/toronto`, 301],
])('%s', async (_, address, to, status) => {
  expect(await at(address)).toEqual({ kind: 'redirect', to, status });
});

test.each(['on/toronto', 'on', 'on/toronto?sort=random&seed=7', 'on/toronto?beds=2&page=2'])(
  '%s is served without a redirect',
  async (address) => {
    expect(await at(address)).toMatchObject({ kind: 'list', results: { count: 60 } });
  },
);

test('a page past the last one with visible homes redirects to that one', async () => {
  expect(await at('on/toronto', hiddenHomes)).toMatchObject({ results: { page: 1, pages: 1 } });
  for (const page of [2, 3, 9]) {
    const to = `${LIST}/on/toronto`;
    expect(await at(`on/toronto?page=${page}`, hiddenHomes)).toEqual({
      kind: 'redirect',
      to,
      status: 302,
    });
  }
});

test('a later page without a place asks for a place', async () => {
  expect(await at('?page=2')).toMatchObject({ kind: 'no-place' });
});

test('an ambiguous city name offers a choice, the largest first and each province once', async () => {
  expect(await at('richmond')).toEqual({
    kind: 'cities',
    cities: [
      { city: 'Richmond', state: 'BC', count: 60, href: `${LIST}/bc/richmond` },
      { city: 'Richmond', state: 'QC', count: 60, href: `${LIST}/qc/richmond` },
    ],
  });
});

test.each(['richmund-hil', 'on/richmund-hil', 'on/toronto/richmund-hil'])(
  'an unknown place suggests similar ones: %s',
  async (address) => {
    expect(await at(address)).toEqual({
      kind: 'unknown-place',
      name: 'richmund hil',
      places: [
        {
          city: 'Richmond Hill',
          state: 'ON',
          count: 60,
          href: `${LIST}/on/richmond-hill`,
        },
      ],
    });
  },
);

test.each(['bc/richmond?beds=4', 'bc/richmond/steveston?beds=4'])(
  'a known place without homes is an empty list: %s',
  async (address) => {
    expect(await at(address)).toMatchObject({ kind: 'list', results: { count: 0 } });
  },
);

test('an empty list suggests a filter to remove', async () => {
  const page = await at('on/toronto?beds=4&baths=2');
  expect(page).toMatchObject({ kind: 'list', results: { count: 0 }, suggestions: undefined });
  expect(
    page.kind === 'list' && page.relaxations.map(({ set, count }) => [set.chip.kind, count]),
  ).toEqual([['beds', 60]]);
});
