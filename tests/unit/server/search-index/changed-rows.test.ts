import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import type { IndexFilter, IndexSearch } from '#src/server/search-index/index-search.ts';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { IndexRow } from '#src/server/search-index/row-fields.ts';
import { aRow } from './made-rows.ts';

const anyone: IndexFilter = { viewer: 'anonymous', anyOf: {}, ranges: [] };
const verified: IndexFilter = { ...anyone, viewer: 'verified' };

const page = { by: { field: 'listPrice', ascending: true }, offset: 0, limit: 500 } as const;
const SEARCHES: readonly IndexSearch[] = [anyone, verified].flatMap((filter) => [
  { filter, page },
  { filter: { ...filter, anyOf: { city: ['ajax'], status: ['A'] } } },
  { filter: { ...filter, ranges: [{ field: 'soldDayLast', min: 19_000, max: 20_500 }] } },
  ...[1, 8, 14, 22].map((precision) => ({ filter, cells: { precision, limit: 500 } })),
]);
const answers = (index: ListingIndex) => SEARCHES.map((search) => index.search(search));

/** The rows of a listing, derived from the number `chance`. */
function rowsOfListing(id: number, chance: number): IndexRow[] {
  const at = (step: number) => Math.floor(chance * step) % 7;
  const fields = {
    latE6: 43_600_000 + at(11) * 900 + at(97) * 90_000,
    lngE6: -79_400_000 + at(13) * 700 + at(89) * 80_000,
    city: at(17) > 3 ? 'ajax' : 'toronto',
    status: at(19) > 2 ? 'A' : 'U',
    lastStatus: at(23) > 3 ? 'New' : 'Sld',
    listPrice: at(29) === 0 ? null : 100 + at(31),
    soldDayLast: at(37) > 3 ? 18_000 + 500 * at(41) : null,
  };
  if (at(43) > 4) {
    return [
      aRow(id, { ...fields, audience: 1 }),
      aRow(id, { ...fields, audience: 2, listPrice: null, soldDayLast: null }),
    ];
  }
  return [aRow(id, fields)];
}

const indexOf = (listings: ReadonlyMap<number, readonly IndexRow[]>) => {
  const rows = [...listings.values()].flat();
  return ListingIndex.of(rows, rows.length);
};

const aListing = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.double({ min: 1, max: 99 }));
const aChange = fc.array(
  fc.tuple(aListing, fc.boolean()).map(([[id, chance], isRemoved]) => {
    return [id, isRemoved ? [] : rowsOfListing(id, chance)] as const;
  }),
  { maxLength: 12 },
);

test('a changed and merged index answers like a rebuilt one', () => {
  fc.assert(
    fc.property(
      fc.array(aListing, { minLength: 1, maxLength: 60 }),
      fc.array(fc.tuple(aChange, fc.constantFrom('none', 'changes', 'all')), { maxLength: 6 }),
      (first, changes) => {
        const listings = new Map(first.map(([id, chance]) => [id, rowsOfListing(id, chance)]));
        const index = indexOf(listings);
        // This makes the sums before the changes, so that they have to be kept current.
        answers(index);
        for (const [change, merge] of changes) {
          for (const [id, rows] of change) listings.set(id, [...rows]);
          index.replace(new Map(change));
          expect(answers(index)).toEqual(answers(indexOf(listings)));
          if (merge === 'changes') finish(index.mergingChanges());
          if (merge === 'all') finish(index.merging());
          expect(answers(index)).toEqual(answers(indexOf(listings)));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('searches during a change see the old state, and afterwards all of the new one', () => {
  const listings = new Map(
    Array.from({ length: 400 }, (_, id) => [id + 1, rowsOfListing(id + 1, 1 + id / 9)]),
  );
  const index = indexOf(listings);
  const before = answers(index);
  const change = new Map<number, IndexRow[]>([
    [3, []],
    [500, rowsOfListing(500, 7)],
    ...Array.from({ length: 90 }, (_, id) => [id + 9, rowsOfListing(id + 9, 50 - id / 3)] as const),
  ]);
  const work = index.replacing(change);
  let slices = 0;
  while (!work.next().done) {
    slices += 1;
    if (slices % 50 === 0) expect(answers(index)).toEqual(before);
  }
  expect(slices).toBeGreaterThan(100);
  expect(answers(index)).toEqual(answers(indexOf(new Map([...listings, ...change]))));
});

test('listings changed during a full merge have their latest state', () => {
  const listings = new Map(
    Array.from({ length: 300 }, (_, id) => [id + 1, rowsOfListing(id + 1, 1 + id / 9)]),
  );
  const index = indexOf(listings);
  const replace = (id: number, rows: IndexRow[]) => {
    listings.set(id, rows);
    index.replace(new Map([[id, rows]]));
  };
  for (let id = 1; id < 40; id += 1) replace(id, rowsOfListing(id, 60 - id));
  const work = index.merging();
  let slices = 0;
  while (!work.next().done) {
    slices += 1;
    if (slices % 40 !== 0) continue;
    const id = slices / 40;
    replace(id, id % 5 === 0 ? [] : rowsOfListing(id, 3 + id));
    expect(answers(index)).toEqual(answers(indexOf(listings)));
  }
  expect(answers(index)).toEqual(answers(indexOf(listings)));
  expect(index.changedListings).toBe(Math.floor(slices / 40));
  finish(index.merging());
  expect(index.changedListings).toBe(0);
  expect(index.changedLayers).toBe(0);
  expect(answers(index)).toEqual(answers(indexOf(listings)));
});

test('an abandoned merge leaves the index unchanged', () => {
  const index = indexOf(new Map([1, 2, 3].map((id) => [id, rowsOfListing(id, id)])));
  index.replace(new Map([[2, rowsOfListing(2, 30)]]));
  const before = answers(index);
  const work = index.merging();
  for (let step = 0; step < 20; step += 1) work.next();
  work.return(undefined);
  expect(answers(index)).toEqual(before);
  finish(index.merging());
  expect(answers(index)).toEqual(before);
});
