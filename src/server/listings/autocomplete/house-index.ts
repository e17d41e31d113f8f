import { partitionPoint } from '#src/lib/binary-search.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type PackedTexts, packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';

/** Listings with one house number: their ranks, and the spelling of the street that each is found under. */
type HousesFound = { readonly ranks: Uint32Array; readonly spellings: Uint32Array };

/** Listings by their house number, and within it in the order of the spellings of their streets. */
type HouseColumns = {
  /** The houses, one entry for each spelling of their street: by house, and within it by spelling. */
  readonly ranks: Uint32Array;
  readonly spelledAs: Uint32Array;
  /** Where the entries of each house begin, by its number; as the last entry, where they all end. */
  readonly ends: Uint32Array;
};

/** The same with the house numbers as texts, in the order of their numbers. */
export type SavedHouses = HouseColumns & { readonly houses: PackedTexts };

/** Finds the listings with a house number on streets with some spelling. */
export class HouseIndex {
  readonly #columns: HouseColumns;
  readonly #numbers: ReadonlyMap<string, number>;

  /** @param numbers of the houses, from 1 on; 0 stands for none */
  constructor(columns: HouseColumns, numbers: ReadonlyMap<string, number>) {
    this.#columns = columns;
    this.#numbers = numbers;
  }

  /** Restores a saved index. */
  static *restoring({ houses, ...columns }: SavedHouses): SlicedWork<HouseIndex> {
    const numbers = new Map<string, number>();
    for (const house of yield* unpackTexts(houses)) {
      numbers.set(house, numbers.size);
      yield;
    }
    return new HouseIndex(columns, numbers);
  }

  *saving(): SlicedWork<SavedHouses> {
    return { ...this.#columns, houses: yield* packTexts(this.#numbers.keys()) };
  }

  /** May hold a listing several times: once for each spelling of its street. */
  ofHouse(house: string): HousesFound {
    const [first, end] = this.#runOf(house);
    return this.#between(first, end);
  }

  /** The houses on streets with spellings from `from` up to the one before `to`. */
  onStreets(house: string, from: number, to: number): HousesFound {
    const [first, end] = this.#runOf(house);
    const { spelledAs } = this.#columns;
    const firstOf = (spelling: number) =>
      partitionPoint({ from: first, to: end }, (place) => (spelledAs[place] ?? 0) >= spelling);
    return this.#between(firstOf(from), firstOf(to));
  }

  #between(from: number, to: number): HousesFound {
    const { ranks, spelledAs } = this.#columns;
    return { ranks: ranks.subarray(from, to), spellings: spelledAs.subarray(from, to) };
  }

  #runOf(house: string): [first: number, end: number] {
    const { ends } = this.#columns;
    const number = this.#numbers.get(house) ?? 0;
    return number === 0 ? [0, 0] : [ends[number] ?? 0, ends[number + 1] ?? 0];
  }
}

type StreetSpelling = { readonly group: { readonly ranks: Uint32Array } };

/** Numbers the houses from 1 on; 0 stands for none. */
function* houseNumbers(
  houses: readonly string[],
): SlicedWork<{ readonly numbers: ReadonlyMap<string, number>; readonly numberAt: Uint32Array }> {
  const numbers = new Map<string, number>([['', 0]]);
  const numberAt = new Uint32Array(houses.length);
  for (const [rank, house] of houses.entries()) {
    const number = numbers.get(house) ?? numbers.size;
    numbers.set(house, number);
    numberAt[rank] = number;
    yield;
  }
  return { numbers, numberAt };
}

/** The ranks of listings on no street. */
function* homeless(
  houses: readonly string[],
  spellings: readonly StreetSpelling[],
): SlicedWork<Uint32Array> {
  const isOnStreet = new Uint8Array(houses.length);
  for (const { group } of spellings) {
    for (const rank of group.ranks) isOnStreet[rank] = 1;
    yield;
  }
  return Uint32Array.from(houses.keys().filter((rank) => isOnStreet[rank] === 0));
}

/**
 * Arranges listings by their house number, and within it in the order of the spellings. It takes 8 bytes
 * for each spelling of each listing's street: a common number has thousands of listings, but those on the
 * streets that begin as typed lie side by side. `houses` are folded numbers by rank, '' for none.
 */
export function* houseIndex(
  houses: readonly string[],
  spellings: readonly StreetSpelling[],
): SlicedWork<HouseIndex> {
  const { numbers, numberAt } = yield* houseNumbers(houses);
  const runs = [...spellings, { group: { ranks: yield* homeless(houses, spellings) } }];
  const ends = new Uint32Array(numbers.size + 1);
  for (const { group } of runs) {
    for (const rank of group.ranks) {
      const number = numberAt[rank] ?? 0;
      ends[number + 1] = (ends[number + 1] ?? 0) + 1;
    }
    yield;
  }
  for (let number = 0; number < numbers.size; number += 1) {
    ends[number + 1] = (ends[number + 1] ?? 0) + (ends[number] ?? 0);
  }
  const next = ends.slice();
  const total = ends[numbers.size] ?? 0;
  const [ranks, spelledAs] = [new Uint32Array(total), new Uint32Array(total)];
  for (const [spelling, { group }] of runs.entries()) {
    for (const rank of group.ranks) {
      const number = numberAt[rank] ?? 0;
      const place = next[number] ?? 0;
      next[number] = place + 1;
      ranks[place] = rank;
      spelledAs[place] = spelling;
    }
    yield;
  }
  return new HouseIndex({ ranks, spelledAs, ends }, numbers);
}
