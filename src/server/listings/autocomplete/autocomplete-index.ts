import { fold } from '#src/lib/text/fold.ts';
import { memoize } from '#src/lib/memoize.ts';
import { type HouseIndex, houseIndex } from './house-index.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import { compareTexts, type NameIndex, nameIndex, placesByText } from './name-index.ts';
import { RankScores } from './RankScores.ts';
import type { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';

export type AutocompleteIndex = {
  /** Those to be shown first come first; the place of each is its rank. */
  readonly entries: EntryList;
  /** Ranks in the order of the ids of their listings. */
  readonly byId: Uint32Array;
  /** Ranks in the order of their MLS numbers without hyphens. */
  readonly numbers: Uint32Array;
  readonly streets: NameIndex;
  readonly cities: NameIndex;
  /** By folded house numbers and the places of the spellings of streets. */
  readonly houses: HouseIndex;
  /** Of the question that is being answered. */
  readonly scores: RankScores;
};

/** What entries are ranked by. */
type RankKey = {
  readonly isRestricted: boolean;
  readonly status: string;
  /** '' where it must not show. */
  readonly updatedOn: string;
  readonly entry: ListingEntry;
};

function rankKey(entry: ListingEntry): RankKey {
  const { isRestricted, status } = entry;
  return { isRestricted, status, updatedOn: isRestricted ? '' : (entry.updatedOn ?? ''), entry };
}

function compareKeys(one: RankKey, other: RankKey): number {
  if (one.isRestricted !== other.isRestricted) return one.isRestricted ? 1 : -1;
  if (one.status !== other.status) return one.status < other.status ? -1 : 1;
  if (one.updatedOn !== other.updatedOn) return one.updatedOn < other.updatedOn ? 1 : -1;
  return compareTexts(numberAndBoard(one.entry), numberAndBoard(other.entry));
}

const numberAndBoard = ({ mlsNumber, boardId }: ListingEntry) => `${mlsNumber}/${boardId}`;

/**
 * On the market first, then the latest. What is restricted comes last and by number, as the time of
 * its last change must not show.
 */
export function byRank(one: ListingEntry, other: ListingEntry): number {
  return compareKeys(rankKey(one), rankKey(other));
}

function streetOf({ streetName, streetSuffix, streetDirection }: ListingEntry) {
  if (streetName === null) return undefined;
  return { name: streetName, after: `${streetSuffix ?? ''} ${streetDirection ?? ''}` };
}

/** Folds a house number: "18A" → "18a". */
export function houseNumber(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** The MLS number without its hyphens, which who types it may leave out or put elsewhere. */
export function plainNumber(entry: ListingEntry | undefined): string {
  const { mlsNumber = '' } = entry ?? {};
  return mlsNumber.includes('-') ? mlsNumber.replaceAll('-', '') : mlsNumber;
}

/** What is read of each entry, in their order. */
function* valuesOf<Value>(
  entries: EntryList,
  read: (entry: ListingEntry) => Value,
): SlicedWork<Value[]> {
  const values: Value[] = [];
  for (const entry of entries) {
    values.push(read(entry));
    yield;
  }
  return values;
}

/** The places of entries in the order of their ranks; texts that are compared often are read once. */
function* placesByRank(entries: EntryList): SlicedWork<Uint32Array> {
  const keys = yield* valuesOf(entries, rankKey);
  return yield* sortInSlices(Uint32Array.from(keys.keys()), (a, b) => {
    const [one, other] = [keys[a], keys[b]];
    return one && other ? compareKeys(one, other) : 0;
  });
}

/** Arranges the listings for being found while one types. */
export function* autocompleteIndex(listings: EntryList): SlicedWork<AutocompleteIndex> {
  const entries = listings.inOrder(yield* placesByRank(listings));
  const streets = yield* nameIndex(entries, streetOf);
  const houseNumberOf = memoize(houseNumber);
  const houses = yield* valuesOf(entries, ({ streetNumber }) => houseNumberOf(streetNumber ?? ''));
  const ids = yield* valuesOf(entries, ({ id }) => id);
  return {
    entries,
    byId: yield* sortInSlices(
      Uint32Array.from(ids.keys()),
      (a, b) => (ids[a] ?? 0) - (ids[b] ?? 0),
    ),
    numbers: yield* placesByText(yield* valuesOf(entries, plainNumber)),
    streets,
    cities: yield* nameIndex(entries, ({ city }) => ({ name: city, after: '' })),
    houses: yield* houseIndex(houses, streets.spellings),
    scores: new RankScores(entries.length),
  };
}

/** Leaves listings out of an index from now on; those that are not in it are passed over. */
export function leaveOut(
  { entries, byId, scores }: AutocompleteIndex,
  ids: Iterable<number>,
): void {
  for (const id of ids) {
    const rank = byId[firstAtLeast(byId.length, (place) => idAt(entries, byId[place]) >= id)];
    if (rank !== undefined && idAt(entries, rank) === id) scores.exclude(rank);
  }
}

const idAt = (entries: EntryList, rank = 0) => entries.at(rank)?.id ?? 0;

/** The first of so many sorted places that passes a test, as do all behind it. */
function firstAtLeast(places: number, test: (place: number) => boolean): number {
  let [low, high] = [0, places];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
