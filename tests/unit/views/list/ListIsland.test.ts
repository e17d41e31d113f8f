// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import type { SearchResult, ListingSummary } from '#src/contract/listings/listing.ts';
import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';
import {
  DEFAULT_ORDER,
  type ListOrder,
  orderBy,
  readOrder,
} from '#src/domain/search/list/list-order.ts';
import type { ListSort } from '#src/domain/search/list/list-sorts.ts';
import type { ListRequest } from '#src/domain/search/list/list-route.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import { CityChooser } from '#src/views/list/CityChooser.tsx';
import { ListIsland } from '#src/views/list/ListIsland.tsx';
import { NoPlace } from '#src/views/list/NoPlace.tsx';
import { aLeakingListing, aSummary } from '#tests/support/listings/listing-views.ts';

afterEach(cleanup);

const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };
const request: ListRequest = {
  place,
  filters: defaultFilters('sale'),
  order: DEFAULT_ORDER,
  page: 1,
};
const toronto = {
  request,
  heading: 'Toronto, Ontario',
  relaxations: [],
  suggestions: undefined,
  summary: undefined,
  market: undefined,
  today: '2026-10-21',
};

function resultsPage(listings: ListingSummary[], count = listings.length, page = 1): ResultsPage {
  return { page, pages: Math.ceil(count / 24), count, first: (page - 1) * 24 + 1, listings };
}

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => aSummary({ mlsNumber: `W${index}` }));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a list shows its place and the range of homes on the page', () => {
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(24), 1234, 2),
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toronto, Ontario');
  expect(screen.getByText('25 - 48 of 1,234 Homes')).toBeDefined();
  expect(container.querySelectorAll('article')).toHaveLength(24);
  expect(hrefOf('Page 3: 3')).toBe('/real-estate/list/on/toronto?page=3');
});

test('the last page counts only the homes that it shows', () => {
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(3), 27, 2),
    }),
  );
  expect(screen.getByText('25 - 27 of 27 Homes')).toBeDefined();
});

function sortFieldOf(order: ListOrder): HTMLSelectElement {
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      request: { ...request, order },
      results: resultsPage(homes(2)),
    }),
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
}

const SORTS: readonly (readonly [label: string, sort: ListSort])[] = [
  ['Recommended', 'random'],
  ['Most Recent', 'createdOnDesc'],
  ['Oldest', 'yearBuiltAsc'],
  ['Most Expensive', 'listPriceDesc'],
  ['Least Expensive', 'listPriceAsc'],
  ['Most Bedrooms', 'bedsDesc'],
  ['Least Bedrooms', 'bedsAsc'],
  ['Most Bathrooms', 'bathsDesc'],
  ['Least Bathrooms', 'bathsAsc'],
  ['Most Square Feet', 'sqftDesc'],
  ['Next Open House', 'openHouseDateAsc'],
];

test('a list offers eleven sort orders', () => {
  const options = [...sortFieldOf(DEFAULT_ORDER).querySelectorAll('option')];
  expect(options.map(({ textContent, value }) => [textContent, value])).toEqual(SORTS);
});

test.each(SORTS)('the sort "%s" is read from the address as %s and stays chosen', (label, sort) => {
  const field = sortFieldOf(orderBy(sort, null));
  expect(field.selectedOptions[0]?.textContent).toBe(label);
  const query = new URLSearchParams({ [field.name]: field.value });
  expect(readOrder(query).sort).toBe(sort);
});

test('a list without a place asks for one', () => {
  render(createElement(NoPlace));
  expect(screen.getByText('No city or province selected.')).toBeDefined();
});

test('an empty place says so and links to the map', () => {
  render(
    createElement(ListIsland, { locale: DEFAULT_LOCALE, ...toronto, results: resultsPage([]) }),
  );
  expect(screen.getByText('No results found. Please try another search.')).toBeDefined();
  expect(hrefOf('Open the map')).toBe('/real-estate/map');
});

test('an empty result offers filters to remove, the one that frees most homes first', () => {
  const filters: SearchFilters = { ...request.filters, minBeds: 5, minBaths: 3 };
  const relaxations = activeFilters(filters).map((set, index) => ({ set, count: 40 - index }));
  const filteredProps = { ...toronto, request: { ...request, filters }, relaxations };
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...filteredProps,
      results: resultsPage([]),
    }),
  );
  const list = '/real-estate/list/on/toronto';
  expect(screen.getByText('No homes match. Remove a filter:')).toBeDefined();
  expect(hrefOf('Remove 5+ beds: 40 homes')).toBe(`${list}?baths=3`);
  expect(hrefOf('Remove 3+ baths: 39 homes')).toBe(`${list}?beds=5`);
  expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe(list);
});

test('cities of the same name link to their lists', () => {
  const cities = [
    { city: 'Richmond', state: 'BC', count: 1, href: '/bc' },
    { city: 'Richmond', state: 'QC', count: 0, href: '/qc' },
  ];
  render(createElement(CityChooser, { locale: DEFAULT_LOCALE, cities }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which Richmond?');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Richmond, British Columbia1 home for sale',
    'Richmond, Quebec0 homes for sale',
  ]);
});

const COST = {
  totalDollars: 5184,
  paymentDollars: 4204,
  downDollars: 179_800,
  taxesIncluded: true,
  feesIncluded: true,
};

function showOne(home: SearchResult, filters: Partial<SearchFilters> = {}): string {
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      request: { ...request, filters: { ...request.filters, ...filters } },
      results: resultsPage([home]),
    }),
  );
  return container.querySelector('article')?.textContent ?? '';
}

test('a card shows the monthly cost and the price per square foot', () => {
  const text = showOne({ ...aSummary(), monthlyCost: COST });
  expect(text).toContain('About $5,184/mo');
  expect(text).toContain('$450–$599/sq ft');
});

test('a card that starts with the monthly cost does not repeat it', () => {
  const text = showOne({ ...aSummary(), monthlyCost: COST }, { amounts: 'monthly' });
  expect(text).toContain('$5,184/mo');
  expect(text).not.toContain('About');
});

test('a sold home has no monthly cost', () => {
  const sold = aSummary({ status: 'U', lastStatus: 'Sld', soldPrice: 900_000 });
  expect(showOne({ ...sold, monthlyCost: COST })).not.toContain('About');
});

const openHouse = (date: string, startTime: string, endTime: string) => ({
  ...aSummary(),
  openHouse: [{ date, startTime, endTime, status: 'Active', type: null, TZ: null }],
});

test.each([
  ['2026-10-24', '14:00', '16:00', /Open house Sat, 2\s?–\s?4\sp\.m\./],
  ['2026-10-24', '11:30', '13:00', /Open house Sat, 11:30\sa\.m\.\s?–\s?1:00\sp\.m\./],
  ['2026-11-07', '14:00', '16:00', /Open house Sat, Nov\.? 7, 2/],
  ['2026-10-24', '', '', /Open house Sat(?!,)/],
])('a card shows the open house of %s from %s to %s', (day, from, to, text) => {
  expect(showOne(openHouse(day, from, to))).toMatch(text);
});

test('a past open house is not shown', () => {
  expect(showOne(openHouse('2026-10-20', '14:00', '16:00'))).not.toContain('Open house');
});

test('the link of a card precedes its heart', () => {
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(1)),
    }),
  );
  const [link, heart] = ['h2 a', 'save-heart'].map((part) => container.querySelector(part));
  expect(link && heart && link.compareDocumentPosition(heart)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('only the photos of the first row load eagerly', () => {
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(24)),
    }),
  );
  const photos = [...container.querySelectorAll<HTMLImageElement>('article img')];
  expect(photos.filter(({ loading }) => loading === 'eager')).toHaveLength(3);
});

test('the map beside a list shows its homes as linked pins', () => {
  const near = aSummary({ mlsNumber: 'W1', map: { latitude: 43.67, longitude: -79.3 } });
  const far = aSummary({ mlsNumber: 'W2', map: { latitude: 43.75, longitude: -79.4 } });
  const nowhere = aSummary({ mlsNumber: 'W3', map: null });
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage([near, far, nowhere]),
    }),
  );
  const map = screen.getByRole('complementary', { name: 'These homes on the map' });
  const pins = [...map.querySelectorAll('svg a')];
  expect(pins.map((pin) => pin.getAttribute('href')?.split('/').at(-2))).toEqual(['W1', 'W2']);
  expect(pins[0]?.getAttribute('aria-label')).toBe('$899K, 18 Maple Avenue');
});

test('homes too close together become one cluster that links to a closer map', () => {
  const crowd = Array.from({ length: 20 }, (_, index) =>
    aSummary({ mlsNumber: `W${index}`, map: { latitude: 43.67 + index * 1e-5, longitude: -79.3 } }),
  );
  const other = aSummary({ mlsNumber: 'W90', map: { latitude: 43.9, longitude: -79.6 } });
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage([...crowd, other]),
    }),
  );
  const cluster = container.querySelector('.list-pin-cluster');
  expect(Number(cluster?.textContent)).toBeGreaterThan(1);
  expect(cluster?.getAttribute('href')).toMatch(/^\/real-estate\/map\/43\.67\d*;-79\.3\d*\?z=\d+/);
});

const hiddenHome = (mlsNumber: string) => ({ ...aLeakingListing(), mlsNumber });
const hidden = (count: number) => Array.from({ length: count }, (_, at) => hiddenHome(`X${at}`));

test('homes that need an account become one panel with their count', () => {
  const results = { ...resultsPage(homes(1)), page: 2, pages: 4, first: 25, count: 80 };
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: { ...results, listings: [aSummary(), ...hidden(23)] },
    }),
  );
  expect(screen.getByRole('heading', { name: '55 more homes with an account' })).toBeDefined();
  expect(container.querySelectorAll('article')).toHaveLength(1);
  expect(screen.getByText('25 of 80 Homes')).toBeDefined();
  expect(screen.queryByText('LOGIN TO VIEW')).toBeNull();
  const back = encodeURIComponent('/real-estate/list/on/toronto');
  expect(hrefOf('Sign up free')).toBe(`/real-estate/auth/new-account?redirect=${back}`);
  expect(screen.queryByRole('link', { name: /^Page 3/ })).toBeNull();
  const main = container.innerHTML.replace(container.querySelector('article')?.outerHTML ?? '', '');
  for (const secret of ['Maple', 'Fernhill', '1987']) expect(main).not.toContain(secret);
});

const market: SmallTrend = {
  place: { name: 'Toronto', state: 'ON', citySlug: 'toronto', neighborhoodSlug: null },
  window: { from: '2026-04-01', to: '2026-10-15' },
  total: {
    sold: 548,
    averagePriceDollars: 957_223,
    volumeDollars: null,
    averageDays: 38,
    abovePercent: null,
    belowPercent: null,
    isApproximate: true,
  },
  months: [],
};

test('where sold homes are hidden, the panel shows the public average', () => {
  const sold = { ...request.filters, showActive: false, showClosed: true };
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      market,
      request: { ...request, filters: sold },
      results: { ...resultsPage([]), pages: 1, first: 1, count: 8, listings: hidden(8) },
    }),
  );
  const panel = screen.getByRole('region', {
    name: '8 homes with prices to see after you log in',
  });
  expect(panel.textContent).toContain('$957,223');
  expect(panel.textContent).toContain('548 sales');
  expect(panel.textContent).toContain('approximate');
});
