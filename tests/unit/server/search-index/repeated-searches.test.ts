import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { mulberry32 } from '#src/lib/random.ts';
import type { IndexFilter } from '#src/server/search-index/index-search.ts';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { searchArea } from '#src/server/search-index/search-area.ts';
import { aRow } from './made-rows.ts';

// The index keeps the bits of a repeated test, in partitions of some thousand rows.

const LISTINGS = 9000;
const CLASSES = ['residential', 'condo', 'commercial'];

type Home = {
  readonly class: string;
  readonly bedrooms: number | null;
  readonly listPrice: number;
  readonly latE6: number;
};

function aHome(random: () => number): Home {
  const bedrooms = Math.floor(random() * 7);
  return {
    class: CLASSES[Math.floor(random() * CLASSES.length)] ?? 'condo',
    bedrooms: bedrooms === 0 ? null : bedrooms,
    listPrice: 100 + Math.floor(random() * 900),
    latE6: 43_500_000 + Math.floor(random() * 400_000),
  };
}

const random = mulberry32(5);
const HOMES = Array.from({ length: LISTINGS }, () => aHome(random));

const SOUTH_OF = 43.7;
const south = searchArea([
  [
    [-80, 43],
    [-80, SOUTH_OF],
    [-79, SOUTH_OF],
    [-79, 43],
  ],
]);

const question = fc.record({
  classes: fc.subarray(CLASSES, { minLength: 1 }),
  minBedrooms: fc.integer({ min: 1, max: 4 }),
  minPrice: fc.constantFrom(0, 300, 600),
  isSouth: fc.boolean(),
});
type Question = Readonly<{
  classes: string[];
  minBedrooms: number;
  minPrice: number;
  isSouth: boolean;
}>;

const filterOf = ({ classes, minBedrooms, minPrice, isSouth }: Question): IndexFilter => ({
  viewer: 'anonymous',
  anyOf: { class: classes },
  ranges: [
    { field: 'bedrooms', min: minBedrooms, max: 99 },
    { field: 'listPrice', min: minPrice, max: 1e9 },
  ],
  ...(isSouth ? { area: south } : {}),
});

const matches = (home: Home, { classes, minBedrooms, minPrice, isSouth }: Question) =>
  classes.includes(home.class) &&
  (home.bedrooms ?? 0) >= minBedrooms &&
  home.listPrice >= minPrice &&
  (!isSouth || home.latE6 <= SOUTH_OF * 1e6);

/** Compares the ids found by a search for pages with those of all homes that match. */
function expectAnswer(index: ListingIndex, homes: ReadonlyMap<number, Home>, asked: Question) {
  const by = { field: 'listPrice', ascending: true } as const;
  const { count, page } = index.search({
    filter: filterOf(asked),
    page: { by, offset: 0, limit: LISTINGS * 2 },
  });
  const expected = [...homes].filter(([, home]) => matches(home, asked)).map(([id]) => id);
  expect(count).toBe(expected.length);
  const foundIds = page.map(({ listingId }) => listingId);
  expect(foundIds.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
}

test('a repeated filter gives the right result, whatever changed in between', () => {
  const change = fc.tuple(fc.integer({ min: 1, max: LISTINGS }), fc.nat());
  fc.assert(
    fc.property(
      fc.array(question, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.array(change, { maxLength: 30 }), fc.boolean()), { maxLength: 2 }),
      (questions, changes) => {
        const homes = new Map(HOMES.map((home, at) => [at + 1, home]));
        const rows = [...homes].map(([id, home]) => aRow(id, home));
        const index = ListingIndex.of(rows, rows.length);
        const askAgain = () => {
          for (let time = 0; time < 3; time += 1) {
            for (const asked of questions) expectAnswer(index, homes, asked);
          }
        };
        askAgain();
        for (const [listings, isMerged] of changes) {
          const changed = new Map(
            listings.map(([id, seed]) => [id, aHome(mulberry32(seed))] as const),
          );
          for (const [id, home] of changed) homes.set(id, home);
          index.replace(new Map([...changed].map(([id, home]) => [id, [aRow(id, home)]])));
          if (isMerged) finish(index.merging());
          askAgain();
        }
      },
    ),
    { numRuns: 12 },
  );
});
