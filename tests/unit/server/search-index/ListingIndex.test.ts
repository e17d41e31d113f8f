import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { deepestTile } from '#src/lib/geo/web-mercator.ts';
import type { IndexFilter, PageOrder } from '#src/server/search-index/index-search.ts';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { tileOfCode } from '#src/server/search-index/morton.ts';
import { searchArea } from '#src/server/search-index/search-area.ts';
import { aRow } from './made-rows.ts';

const anyone: IndexFilter = { viewer: 'anonymous', anyOf: {}, ranges: [] };
const indexOf = (...rows: ReturnType<typeof aRow>[]) => ListingIndex.of(rows, rows.length);

const home = fc.record({
  latE6: fc.oneof(fc.integer({ min: 43_500_000, max: 43_900_000 }), fc.constant(43_670_000)),
  lngE6: fc.oneof(fc.integer({ min: -79_700_000, max: -79_100_000 }), fc.constant(-79_380_000)),
  listPrice: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(null), fc.constant(3e9)),
  city: fc.constantFrom('toronto', 'ajax'),
});

/** A box somewhere over the homes, in steps of a fiftieth of a degree and less. */
function boxOf(dx: number, dy: number, size: number) {
  const [west, south] = [-79.7 + dx / 50, 43.5 + dy / 75];
  const [east, north] = [west + size / 60, south + size / 90];
  const corners: [number, number][] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
  const triangle = searchArea([corners.slice(1)]);
  return { west, south, east, north, area: searchArea([corners]), triangle };
}

test('clusters match counting row by row', () => {
  const anyBox = fc.tuple(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 40 }));
  const street = fc.tuple(home, fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.tuple(home, fc.constant(1)), { maxLength: 200 }),
        fc.array(street, { maxLength: 8 }),
      ),
      anyBox,
      fc.nat(26),
      (streets, [dx, dy, size], precision) => {
        const homes = streets.flatMap(([first, count]) =>
          Array.from({ length: count }, (_, at) => ({ ...first, latE6: first.latE6 + 40 * at })),
        );
        const { west, south, east, north, area } = boxOf(dx, dy, size);
        const result = indexOf(...homes.map((fields, id) => aRow(id + 1, fields))).search({
          filter: {
            ...anyone,
            anyOf: { city: ['toronto'] },
            ranges: [{ field: 'listPrice', min: 2, max: 4e9 }],
            area,
          },
          cells: { precision, limit: 1000 },
        });
        const cells = new Map<string, number[]>();
        homes.forEach(({ latE6, lngE6, listPrice, city }, at) => {
          const isIn =
            latE6 >= Math.round(south * 1e6) &&
            latE6 <= Math.round(north * 1e6) &&
            lngE6 >= Math.round(west * 1e6) &&
            lngE6 <= Math.round(east * 1e6);
          if (!isIn || city !== 'toronto' || listPrice === null || listPrice < 2) return;
          const { x, y } = deepestTile(latE6 / 1e6, lngE6 / 1e6);
          const key = `${x >> (29 - precision)}/${y >> (29 - precision)}`;
          cells.set(key, [...(cells.get(key) ?? []), at]);
        });
        const expected = [...cells]
          .map(([key, members]) => ({
            key,
            count: members.length,
            listingId: Math.min(...members) + 1,
            latSumE6: members.reduce((sum, at) => sum + (homes[at]?.latE6 ?? 0), 0),
            westE6: Math.min(...members.map((at) => homes[at]?.lngE6 ?? 0)),
          }))
          .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
        expect(
          result.cells.map(({ code, count, listingId, latSumE6, westE6 }) => {
            const { x, y } = tileOfCode(code);
            return { key: `${x}/${y}`, count, listingId, latSumE6, westE6 };
          }),
        ).toEqual(expected);
        expect(result.count).toBe(expected.reduce((sum, { count }) => sum + count, 0));
      },
    ),
    { numRuns: 300 },
  );
});

test('results for many rows together match those computed row by row', () => {
  const clump = fc.record({
    home,
    rows: fc.integer({ min: 1, max: 300 }),
    audience: fc.constantFrom(0, 1, 2),
  });
  const anySide = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(
      fc.array(clump, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(400), { maxLength: 20 }),
      fc.tuple(
        anySide,
        anySide,
        anySide,
        fc.constantFrom('area', 'triangle', 'everywhere', 'city'),
      ),
      fc.nat(26),
      (clumps, removedIds, [dx, dy, size, where], precision) => {
        let id = 0;
        const rows = clumps.flatMap(
          ({ home: { latE6, lngE6, listPrice, city }, rows: count, audience }) =>
            Array.from({ length: count }, (_, at) => {
              id += 1;
              const place = { latE6: latE6 + at * 90, lngE6: lngE6 + at * 70 };
              const price = listPrice === null ? null : listPrice + at;
              return aRow(id, { ...place, audience, city, listPrice: price, lastStatus: 'New' });
            }),
        );
        const index = indexOf(...rows);
        const box = boxOf(dx, dy, size);
        const filter = {
          ...anyone,
          anyOf: { lastStatus: ['New'], ...(where === 'city' ? { city: ['ajax'] } : {}) },
          ...(where === 'area' || where === 'triangle' ? { area: box[where] } : {}),
        };
        const cells = { precision, limit: 1000 };
        const together = () => index.search({ filter, cells });
        // A search for a page visits the rows one by one.
        const oneByOne = () => ({
          ...index.search({ filter, cells, page: byPrice(true) }),
          page: [],
        });
        expect(together()).toEqual(oneByOne());
        index.replace(new Map(removedIds.map((number) => [number, []])));
        expect(together()).toEqual(oneByOne());
        expect(index.search({ filter }).count).toBe(oneByOne().count);
      },
    ),
    { numRuns: 200 },
  );
});

const byPrice = (ascending: boolean): PageOrder => ({
  by: { field: 'listPrice', ascending },
  offset: 0,
  limit: 10,
});
const ids = (index: ListingIndex, page: PageOrder, filter = anyone) =>
  index.search({ filter, page }).page.map(({ listingId }) => listingId);

test('equal prices are ordered by id, with unknown ones last, in both directions', () => {
  const index = indexOf(
    aRow(4, { listPrice: 5 }),
    aRow(3, { listPrice: null }),
    aRow(2, { listPrice: 5 }),
    aRow(1, { listPrice: 7 }),
  );
  expect(ids(index, byPrice(true))).toEqual([2, 4, 1, 3]);
  expect(ids(index, byPrice(false))).toEqual([1, 2, 4, 3]);
});

test('restricted rows come last, ordered by their shuffle number', () => {
  const index = indexOf(
    aRow(1, { audience: 2, shuffle: 9 }),
    aRow(1, { audience: 1, listPrice: 1 }),
    aRow(2, { audience: 2, shuffle: 3 }),
    aRow(2, { audience: 1, listPrice: 2 }),
    aRow(3, { listPrice: null }),
  );
  expect(ids(index, byPrice(true))).toEqual([3, 2, 1]);
  expect(ids(index, byPrice(true), { ...anyone, viewer: 'verified' })).toEqual([1, 2, 3]);
});

test('an anonymous search reads no hidden values', () => {
  const index = indexOf(aRow(1, { audience: 2 }), aRow(1, { audience: 1, listPrice: 500 }));
  expect(index.search({ filter: anyone })).toMatchObject({
    count: 1,
    listPrice: { min: null, max: null },
  });
  const ranges = [{ field: 'listPrice', min: 0, max: 1e9 }] as const;
  expect(index.search({ filter: { ...anyone, ranges } }).count).toBe(0);
});

test('a restricted row matches a last status by the status and type that it shows', () => {
  const index = indexOf(aRow(1, { audience: 2, status: 'U' }));
  const filter = { ...anyone, anyOf: { lastStatus: ['Sld'] } };
  const shownStatus = (status: string, type: string) =>
    index.search({ filter: { ...filter, shownAs: [{ status, type }] } }).count;
  expect(shownStatus('U', 'sale')).toBe(1);
  expect(shownStatus('U', 'lease')).toBe(0);
  expect(shownStatus('A', 'sale')).toBe(0);
});

test('changed rows replace the old ones, and removed rows are gone', () => {
  const index = indexOf(...[1, 2, 3].map((id) => aRow(id, { listPrice: id })));
  index.replace(
    new Map([
      [2, [aRow(2, { listPrice: 20, city: 'ajax' })]],
      [3, []],
      [4, [aRow(4, { listPrice: 4 })]],
    ]),
  );
  expect(ids(index, byPrice(true))).toEqual([1, 4, 2]);
  expect(index.changedListings).toBe(3);
  index.replace(new Map([[2, []]]));
  expect(ids(index, byPrice(true))).toEqual([1, 4]);
  expect(index.search({ filter: anyone }).listPrice).toEqual({ min: 1, max: 4 });
  finish(index.merging());
  expect(index.changedListings).toBe(0);
  expect(ids(index, byPrice(true))).toEqual([1, 4]);
  expect(ids(index, byPrice(true), { ...anyone, anyOf: { city: ['toronto'] } })).toEqual([1, 4]);
  expect(index.search({ filter: anyone }).listPrice).toEqual({ min: 1, max: 4 });
});

test('a row outside the world makes the index unfit', () => {
  expect(indexOf(aRow(1)).fits).toBe(true);
  expect(indexOf(aRow(1), aRow(2, { lngE6: 5e9 })).fits).toBe(false);
});

test('sales of every age are found by the day since which they sold', () => {
  const days = fc.array(fc.oneof(fc.nat(4000), fc.constant(null)), { minLength: 1 });
  fc.assert(
    fc.property(days, fc.nat(4000), (soldDays, since) => {
      const rows = soldDays.map((day, id) => aRow(id, { soldDayFirst: day, soldDayLast: day }));
      const ranges = [{ field: 'soldDayLast', min: since, max: Infinity }] as const;
      const { count } = indexOf(...rows).search({ filter: { ...anyone, ranges } });
      expect(count).toBe(soldDays.filter((day) => day !== null && day >= since).length);
    }),
  );
});

test('a restored index equals the saved one, without later changes', () => {
  const index = indexOf(
    aRow(1, { listPrice: 5 }),
    aRow(2, { listPrice: null, city: 'ajax' }),
    aRow(3, { audience: 2 }),
    aRow(3, { audience: 1, listPrice: 1 }),
  );
  const search = { filter: anyone, page: byPrice(true), cells: { precision: 9, limit: 9 } };
  const before = index.search(search);
  const savedIndex = index.savedIndex();
  index.replace(new Map([[1, []]]));
  const restoredIndex = ListingIndex.restore(savedIndex);
  expect(restoredIndex.search(search)).toEqual(before);
  expect(restoredIndex.baseRows).toBe(4);
  restoredIndex.replace(new Map([[9, [aRow(9, { city: 'oshawa' })]]]));
  const inOshawa = { ...anyone, anyOf: { city: ['oshawa'] } };
  expect(ids(restoredIndex, byPrice(true), inOshawa)).toEqual([9]);
  expect(ids(restoredIndex, byPrice(true), { ...anyone, anyOf: { city: ['ajax'] } })).toEqual([2]);
});
