import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseIndex } from '#src/server/listings/autocomplete/house-index.ts';
import { finish } from '#src/lib/sliced-work.ts';

const HOUSES = ['', '1', '2', '18a'];
const NO_STREET = 0;
const STREETS = 4;
/** The street of each spelling: some streets have several, which lie apart. */
const SPELLINGS = [1, 2, 3, 2, 1];

const anyHome = fc.record({
  house: fc.constantFrom(...HOUSES),
  street: fc.integer({ min: NO_STREET, max: STREETS - 1 }),
});
type Home = { readonly house: string; readonly street: number };

function indexOf(homes: readonly Home[]) {
  const spellings = SPELLINGS.map((street) => {
    const ranks = homes.flatMap((home, rank) => (home.street === street ? rank : []));
    return { group: { ranks: Uint32Array.from(ranks) } };
  });
  const houses = homes.map(({ house }) => house);
  return finish(houseIndex(houses, spellings));
}

const ranksWhere = (homes: readonly Home[], isMeant: (home: Home) => boolean) =>
  homes.flatMap((home, rank) => (isMeant(home) ? rank : []));

const inOrder = (ranks: Iterable<number>) => [...new Set(ranks)].toSorted((a, b) => a - b);

test('listings are found by house number, even without a street', () => {
  fc.assert(
    fc.property(fc.array(anyHome), fc.constantFrom('1', '18a', '99'), (homes, house) => {
      const expected = ranksWhere(homes, (home) => home.house === house);
      expect(inOrder(indexOf(homes).ofHouse(house).ranks)).toEqual(expected);
    }),
  );
});

test('a listing without a house number is not found by house number', () => {
  expect([...indexOf([{ house: '', street: 1 }]).ofHouse('').ranks]).toEqual([]);
});

test('houses on a range of street spellings are found, each with its spelling', () => {
  const anyEnd = fc.nat(SPELLINGS.length);
  fc.assert(
    fc.property(fc.array(anyHome), anyEnd, anyEnd, (homes, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const homesOnStreet = indexOf(homes).onStreets('2', from, to);
      const streets = SPELLINGS.slice(from, to);
      const expected = ranksWhere(
        homes,
        ({ house, street }) => house === '2' && streets.includes(street),
      );
      expect(inOrder(homesOnStreet.ranks)).toEqual(expected);
      for (const [at, rank] of homesOnStreet.ranks.entries()) {
        expect(SPELLINGS[homesOnStreet.spellings[at] ?? -1]).toBe(homes[rank]?.street);
      }
    }),
  );
});
