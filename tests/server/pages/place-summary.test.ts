import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { countList } from '#src/domain/search/list/list-relaxations.ts';
import { type ListPlace, listHref, readListPath } from '#src/domain/search/list/list-route.ts';
import { pageServerFor } from '#src/hosting/page-server.ts';
import { localsOf, type PageLocals } from '#src/page-data/page-locals.ts';
import { placeSummary } from '#src/page-data/place-summary.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { toronto } from '#tests/support/places/fake-street-world.ts';
import { appWithCalls } from '#tests/support/app/app.ts';

/** Number of homes by neighbourhood, with prices of 100,000, 200,000 and so on. */
const HOMES = { Annex: 5, Niagara: 2, 'King West': 3, 'Regent Park': 1 };

const records = Object.entries(HOMES).flatMap(([neighborhood, count], row) =>
  Array.from({ length: count }, (_, at) =>
    aRecord({
      mlsNumber: `P${row}${at}`,
      listPrice: `${(at + 1) * 100_000}`,
      address: { ...aListing().address, neighborhood },
      ...(at === 0
        ? {
            class: 'CondoProperty' as const,
            details: { ...aListing().details, propertyType: 'Condo Apt', style: 'Apartment' },
          }
        : {}),
    }),
  ),
);
const hiddenRecord = aRecord({ mlsNumber: 'H1', permissions: HIDDEN, listPrice: '9999999' });

let server: FastifyInstance;
let locals: PageLocals;
beforeAll(async () => {
  const app = await appWithCalls([...records, hiddenRecord]);
  server = app.server;
  locals = localsOf(pageServerFor(app, 'anonymous'));
});
afterAll(() => server.close());

const ontario = provinceOf('ON');
const requestFor = (place: Omit<ListPlace, 'province'>, changes = {}) => ({
  place: { ...(ontario ? { province: ontario } : {}), ...place },
  filters: { ...defaultFilters('sale'), ...changes },
  order: DEFAULT_ORDER,
  page: 1,
});
const summaryOf = (place: Omit<ListPlace, 'province'>) => placeSummary(requestFor(place), locals);

test('summarizes a city with its prices, home types and neighbourhoods', async () => {
  const summary = await summaryOf({ citySlug: 'toronto' });
  expect(summary).toMatchObject({
    count: 12,
    prices: { count: 11, median: 200_000, lowest: 100_000, highest: 500_000 },
    homeTypes: [
      { homeType: 'detached', count: 7, href: '/real-estate/list/on/toronto?home=detached' },
      { homeType: 'condo-apt', count: 4, href: '/real-estate/list/on/toronto?home=condo-apt' },
    ],
  });
  expect(summary?.places.map(({ name, count }) => [name, count])).toEqual([
    ['Annex', 5],
    ['King West', 3],
    ['Niagara', 2],
    ['Regent Park', 1],
  ]);
});

test('each linked count matches the list that it links to', async () => {
  for (const place of [
    {},
    { citySlug: 'toronto' },
    { citySlug: 'toronto', neighborhoodSlug: 'annex' },
  ]) {
    const summary = await summaryOf(place);
    expect(summary?.places.length).toBeGreaterThan(0);
    for (const { href, count } of summary?.places ?? []) {
      const route = readListPath(href.replace('/real-estate/list/', ''), new URLSearchParams());
      if (route.kind !== 'list') throw new Error(`${href} is no list.`);
      expect(await countList(locals.call, route.request, locals.today), href).toBe(count);
      expect(listHref(route.request)).toBe(href);
    }
  }
});

test('a neighbourhood links to the nearest ones, and few homes have no median', async () => {
  const annex = await summaryOf({ citySlug: 'toronto', neighborhoodSlug: 'annex' });
  expect(annex?.prices?.median).toBe(300_000);
  const centres = new Map(toronto.neighbourhoods.map(({ name, lat, lng }) => [name, { lat, lng }]));
  const here = centres.get('Annex') ?? { lat: 0, lng: 0 };
  const far = (name: string) => {
    const there = centres.get(name) ?? here;
    return Math.hypot(there.lat - here.lat, (there.lng - here.lng) * 0.72);
  };
  const names = annex?.places.map(({ name }) => name) ?? [];
  expect(names).toEqual(names.toSorted((a, b) => far(a) - far(b)));
  expect(names).not.toContain('Annex');
  const niagara = await summaryOf({ citySlug: 'toronto', neighborhoodSlug: 'niagara' });
  expect(niagara).toMatchObject({ count: 2, prices: null });
});

test('shows no summary next to filters, on later pages or for places without homes', async () => {
  const toToronto = { citySlug: 'toronto' };
  expect(await placeSummary(requestFor(toToronto, { minBeds: 2 }), locals)).toBeUndefined();
  expect(await placeSummary({ ...requestFor(toToronto), page: 2 }, locals)).toBeUndefined();
  expect(await summaryOf({ citySlug: 'cobourg' })).toBeUndefined();
});

test('no figure includes the price of a hidden home', async () => {
  const summary = await summaryOf({ citySlug: 'toronto' });
  expect(summary?.prices?.highest).toBe(500_000);
  expect(JSON.stringify(summary)).not.toContain('9999999');
});
