// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getStaticMap } from '#src/contract/images/images.ts';
import type { NearbyPoint } from '#src/contract/places/nearby-call.ts';
import type { HomeSurroundings } from '#src/page-data/home-surroundings.ts';
import { LocationSection } from '#src/views/listing/location/LocationSection.tsx';
import { aFullListing } from '#tests/support/listings/listing-views.ts';

afterEach(cleanup);

const CREDIT = '© OpenStreetMap contributors';

const aPoint = (changes: Partial<NearbyPoint>): NearbyPoint => ({
  kind: 'school',
  detail: 'elementary-school',
  name: 'Alder Public School',
  location: { lat: 43.672, lng: -79.3 },
  distanceMetres: 369,
  walkMinutes: 6,
  ...changes,
});

const area: HomeSurroundings['area'] = {
  name: 'The Beaches',
  listHref: '/real-estate/list/on/toronto/the-beaches',
  trendsHref: '/real-estate/trends?place=on/toronto/the-beaches',
  forSale: { count: 42, prices: { count: 40, median: 1_199_000, lowest: 500_000, highest: 3e6 } },
  sales: {
    place: { state: 'ON', citySlug: 'toronto', neighborhoodSlug: 'the-beaches', name: '' },
    window: { from: '2026-04-01', to: '2026-10-21' },
    total: {
      sold: 37,
      averagePriceDollars: 1_234_567,
      volumeDollars: null,
      averageDays: null,
      abovePercent: null,
      belowPercent: null,
      isApproximate: true,
    },
  },
};
const nearby = {
  points: [
    aPoint({}),
    aPoint({ kind: 'park', detail: 'park', name: 'High Park', walkMinutes: 12 }),
  ],
  credit: CREDIT,
};

type Props = Parameters<typeof LocationSection>[0];
const show = (changes: Partial<Props> = {}) =>
  render(
    createElement(LocationSection, {
      listing: aFullListing(),
      mapHref: '/real-estate/map',
      surroundings: { nearby, area, neighbourhoodSales: undefined },
      liveMap: undefined,
      ...changes,
    }),
  );

const pictures = () => screen.getAllByRole<HTMLImageElement>('img', { name: /^Map of 18 Maple/ });

test('the map image names the address and has a version for each theme and width', () => {
  show();
  const queries = pictures().map(({ src }) => new URL(src, 'http://localhost').searchParams);
  const themes = ['light', 'dark'];
  expect(queries.map((query) => query.get('theme'))).toEqual([...themes, ...themes, ...themes]);
  for (const query of queries) {
    expect(getStaticMap.query.safeParse(Object.fromEntries(query)).success).toBe(true);
  }
  expect(screen.getByText('Open the full map').getAttribute('href')).toBe('/real-estate/map');
});

test('nearby points are listed by kind with walking minutes and credit', () => {
  show();
  const [schools, parks] = screen.getAllByRole('list');
  expect(screen.getByRole('heading', { name: 'Schools' })).toBeDefined();
  expect(schools?.textContent).toBe('1Alder Public SchoolElementary school6 min walk');
  expect(parks?.textContent).toBe('2High Park12 min walk');
  expect(screen.queryByRole('heading', { name: 'Transit' })).toBeNull();
  expect(screen.getByText(new RegExp(CREDIT))).toBeDefined();
});

test('a phone shows the numbers and the nearest point of each kind before its list', () => {
  const points = [
    aPoint({ walkMinutes: 9 }),
    aPoint({ name: 'Birch Public School', walkMinutes: 7 }),
    aPoint({ kind: 'park', detail: 'park', name: 'High Park', walkMinutes: 12 }),
  ];
  const { container } = show({
    surroundings: { nearby: { points, credit: null }, area, neighbourhoodSales: undefined },
  });
  const summaries = [...container.querySelectorAll('details:not([open]) > summary')];
  expect(summaries.map((summary) => summary.textContent)).toEqual([
    'Schools1–2Nearest 7 min walk',
    'Parks3Nearest 12 min walk',
  ]);
});

test('the map image shows the numbers of the lists', () => {
  const { container } = show();
  const [svg] = container.querySelectorAll('div > svg[viewBox="0 0 960 440"]');
  expect([...(svg?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
    '2',
    '1',
  ]);
});

test('the neighbourhood shows homes for sale, median price and sold price with counts', () => {
  show();
  const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(facts).toEqual([
    'Homes for sale42',
    'Median asking price$1,199,00040 homes',
    expect.stringMatching(/^Average sold price\$1,234,567.*37.*Apr 1, 2026.*approximate/i),
  ]);
  expect(screen.getByText('See homes for sale in The Beaches').getAttribute('href')).toBe(
    '/real-estate/list/on/toronto/the-beaches',
  );
});

test('figures based on too few homes are not shown', () => {
  const few = { ...area, forSale: { count: 3, prices: null }, sales: undefined };
  show({ surroundings: { nearby, area: few, neighbourhoodSales: undefined } });
  expect(screen.getByText('Too few homes for a median price')).toBeDefined();
  expect(screen.queryByText('Average sold price')).toBeNull();
});

test('without nearby points the map image and the neighbourhood are still shown', () => {
  const none = { points: [], credit: null };
  const { container } = show({
    surroundings: { nearby: none, area, neighbourhoodSales: undefined },
  });
  expect(pictures()).toHaveLength(6);
  expect(container.textContent).not.toContain('walk');
  expect(screen.getByText('Living in The Beaches')).toBeDefined();
});

test('a home without coordinates shows its neighbourhood but no map image', () => {
  const { container } = show({
    listing: aFullListing({ map: null }),
    mapHref: undefined,
    surroundings: { nearby: undefined, area, neighbourhoodSales: undefined },
  });
  const section = within(screen.getByRole('region', { name: 'Where it is' }));
  expect(section.getByText('Living in The Beaches')).toBeDefined();
  expect(container.innerHTML).not.toContain('static-map');
});

test('a home without any surroundings has no location section', () => {
  show({ listing: aFullListing({ map: null }), mapHref: undefined, surroundings: undefined });
  expect(screen.queryByRole('region', { name: 'Where it is' })).toBeNull();
});
