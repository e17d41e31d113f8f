import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import {
  type MapAddress,
  type MapPlace,
  PANEL_STOPS,
  readMapAddress,
  writeMapAddress,
} from '#src/domain/map/address.ts';
import { MAX_ZOOM, MIN_ZOOM } from '#src/domain/map/route.ts';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import { areaOfLine, DRAWN_AREAS_LIMIT } from '#src/domain/search/drawn-areas.ts';
import {
  areasOf,
  boundaryOfAreas,
  readBoundary,
  type SearchBoundary,
  writeBoundary,
} from '#src/domain/search/search-boundary.ts';
import { anyFilters, anyOrder } from '#tests/support/listings/search-filters.ts';

const readAddress = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return readMapAddress(pathname, searchParams);
};

const degrees = (limit: number, decimals: number) =>
  fc
    .double({ min: -limit, max: limit, noNaN: true })
    .map((value) => Number(value.toFixed(decimals)) + 0);
const point = (decimals: number) =>
  fc.record({ lat: degrees(85, decimals), lng: degrees(179, decimals) });
const anySlug = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,5}){0,2}$/);

const anyPlace: fc.Arbitrary<MapPlace> = fc.oneof(
  fc.constant({ kind: 'remembered' as const }),
  fc.record({ kind: fc.constant('city' as const), citySlug: anySlug }),
  fc
    .record({
      center: point(5),
      hundredths: fc.integer({ min: MIN_ZOOM * 100, max: MAX_ZOOM * 100 }),
      listing: fc.option(
        fc.record({ mlsNumber: fc.stringMatching(/^[A-Z]\d{8}$/), boardId: fc.nat(9999) }),
      ),
    })
    .map(({ center, hundredths, listing }) => ({
      kind: 'view' as const,
      view: { center, zoom: hundredths / 100 },
      ...(listing ? { listing } : {}),
    })),
);

type DrawnBoundary = Extract<SearchBoundary, { kind: 'drawn' }>;
const anyArea = fc.array(point(4), { minLength: 3, maxLength: 60 });

const anyBound: fc.Arbitrary<SearchBoundary> = fc.oneof(
  fc
    .record({ state: fc.constantFrom('ON', 'QC'), citySlug: anySlug, part: fc.option(anySlug) })
    .map(({ state, citySlug, part }) => ({
      kind: 'place' as const,
      state,
      citySlug,
      ...(part ? { neighborhoodSlug: part } : {}),
    })),
  fc.record({
    kind: fc.constant('drawn' as const),
    areas: fc
      .array(anyArea, { minLength: 1, maxLength: DRAWN_AREAS_LIMIT })
      .map(([first = [], ...others]): DrawnBoundary['areas'] => [first, ...others]),
  }),
);

const anyAddress: fc.Arbitrary<MapAddress> = fc.record({
  place: anyPlace,
  filters: anyFilters,
  order: anyOrder,
  boundary: fc.option(anyBound),
  isFitted: fc.boolean(),
  pin: fc.option(point(5)),
  isSatellite: fc.boolean(),
  panel: fc.option(fc.constantFrom(...PANEL_STOPS)),
  page: fc.integer({ min: 1, max: 9999 }),
});

const PLAIN: MapAddress = {
  place: { kind: 'remembered' },
  filters: defaultFilters('sale'),
  order: DEFAULT_ORDER,
  boundary: null,
  isFitted: false,
  pin: null,
  isSatellite: false,
  panel: null,
  page: 1,
};

test('any map state written as an address reads back unchanged', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(readAddress(writeMapAddress(address))).toEqual(address);
    }),
    { numRuns: 500 },
  );
});

test('the initial map state has the plain address', () => {
  expect(writeMapAddress(PLAIN)).toBe('/real-estate/map');
  expect(readAddress('/real-estate/map')).toEqual(PLAIN);
});

test('a city after the map path is a place to look up', () => {
  expect(readAddress('/real-estate/map/st-johns').place).toEqual({
    kind: 'city',
    citySlug: 'st-johns',
  });
});

test.each([
  '/real-estate/map/91;0?in=zz/toronto&area=1*2&pin=x&list=up&page=0&sort=best&satellite=1',
  '/real-estate/map/a/b?in=on/&area=1*2_3*4_5&pin=1;2/C1/2&page=-3',
  '/real-estate/map/9?in=on/Toronto/a/b&area=91*0_1*1_2*2&page=x',
])('unreadable parts of an address are ignored: %s', (url) => {
  expect(readAddress(url)).toEqual(PLAIN);
});

test('an address with the maximum number of drawn areas is short enough to save', () => {
  const line = Array.from({ length: 500 }, (_, i) => ({
    lat: 43.6 + i / 997,
    lng: -79.4 - i / 991,
  }));
  const areas = Array.from({ length: DRAWN_AREAS_LIMIT }, () => areaOfLine(line) ?? []);
  const query = new URLSearchParams();
  writeBoundary(boundaryOfAreas(areas), query);
  expect(areasOf(readBoundary(query))).toEqual(areas);
  expect(query.toString().length).toBeLessThan(CUSTOMER_LIMITS.searchAddress - 1000);
});

test('a single area has its former address, and unreadable areas among several are dropped', () => {
  const one = 'area=43.6*-79.4_43.7*-79.4_43.7*-79.3';
  const [first] = areasOf(readBoundary(new URLSearchParams(one)));
  const several = new URLSearchParams(`${one}&area=1*2&area=44*-80_44.1*-80_44.1*-79.9`);
  expect(areasOf(readBoundary(several))).toEqual([first, expect.objectContaining({ length: 3 })]);
  const query = new URLSearchParams();
  writeBoundary(boundaryOfAreas(first ? [first] : []), query);
  expect(query.toString()).toBe(one);
});
