import { partitionPoint } from '#src/lib/binary-search.ts';
import { fold } from '#src/lib/text/fold.ts';
import { memoize } from '#src/lib/memoize.ts';
import { type HouseIndex, houseIndex } from './house-index.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import {
  compareTexts,
  type NameIndex,
  nameIndex,
  placesByText,
  type RankedNames,
} from './name-index.ts';
import { RankScores } from './RankScores.ts';
import type { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';
import { millisecondsOf, OTHER_TIME } from '../directory/columns/GrowingTimes.ts';
import { publicEntry } from '../directory/listing-directory.ts';

export type AutocompleteIndex = {
  /** Entries in the order in which they are shown; the place of an entry is its rank. */
  readonly entries: EntryList;
  /** Ranks in the order of the ids of their listings. */
  readonly byId: Uint32Array;
  /** Ranks in the order of their MLS numbers without hyphens. */
  readonly numbers: Uint32Array;
  readonly streets: NameIndex;
  readonly cities: RankedNames;
  /** Houses by folded house number and by the places of the spellings of streets. */
  readonly houses: HouseIndex;
  /** The scores for the question that is being answered. */
  readonly scores: RankScores;
};

/**
 * The index for each kind of viewer. Everyone knows numbers and cities; the address of a restricted listing
 * is only in the index for verified viewers.
 */
export type AutocompleteIndexes = Readonly<Record<'verified' | 'anonymous', AutocompleteIndex>>;

/** When it last changed; '' when that must not show. */
const shownTime = ({ isRestricted, updatedOn }: ListingEntry) =>
  isRestricted ? '' : (updatedOn ?? '');

const numberAndBoard = ({ mlsNumber, boardId }: ListingEntry) => `${mlsNumber}/${boardId}`;

/**
 * On the market first, then the latest. Restricted listings come last and by number, as the time of their
 * last change must not show.
 */
export function byRank(one: ListingEntry, other: ListingEntry): number {
  if (one.isRestricted !== other.isRestricted) return one.isRestricted ? 1 : -1;
  return (
    compareTexts(one.status, other.status) ||
    compareTexts(shownTime(other), shownTime(one)) ||
    compareTexts(numberAndBoard(one), numberAndBoard(other))
  );
}

function streetOf({ streetName, streetSuffix, streetDirection }: ListingEntry) {
  if (streetName === null) return undefined;
  return { name: streetName, after: `${streetSuffix ?? ''} ${streetDirection ?? ''}` };
}

/** Folds a house number: "18A" → "18a". */
export function houseNumber(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** The MLS number without its hyphens, which people leave out or put elsewhere. */
export function plainNumber(entry: ListingEntry | undefined): string {
  const { mlsNumber = '' } = entry ?? {};
  return mlsNumber.includes('-') ? mlsNumber.replaceAll('-', '') : mlsNumber;
}

/** A value of each entry, in their order. */
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

/** The keys that order most entries, read once from each. */
type RankKeys = {
  /** Numbers in the order of `byRank`: open ones first, each by its status. */
  readonly standings: Uint16Array;
  /** When they last changed, if that may show and has the usual form; else `OTHER_TIME`. */
  readonly times: Float64Array;
};

function* rankKeysOf(entries: EntryList): SlicedWork<RankKeys> {
  const statuses: string[] = [];
  const standings = new Uint16Array(entries.length);
  const times = new Float64Array(entries.length);
  for (const [place, entry] of entries.entries()) {
    const number = statuses.indexOf(entry.status);
    const statusNumber = number < 0 ? statuses.push(entry.status) - 1 : number;
    standings[place] = 2 * statusNumber + Number(entry.isRestricted);
    times[place] = millisecondsOf(shownTime(entry));
    yield;
  }
  const inOrder = statuses.toSorted(compareTexts);
  const orders = statuses.map((status) => inOrder.indexOf(status));
  const standingOf = (number: number) =>
    (orders[number >> 1] ?? 0) + (number % 2 === 1 ? statuses.length : 0);
  return { standings: standings.map(standingOf), times };
}

/** Reads a text of an entry at its first use, and keeps it. */
function readOnce(
  entries: EntryList,
  read: (entry: ListingEntry) => string,
): (place: number) => string {
  const texts = new Map<number, string>();
  return (place) => {
    const cachedText = texts.get(place);
    if (cachedText !== undefined) return cachedText;
    const entry = entries.at(place);
    const text = entry ? read(entry) : '';
    texts.set(place, text);
    return text;
  };
}

/** The places of entries in the order of `byRank`. */
function* placesByRank(entries: EntryList): SlicedWork<Uint32Array> {
  const { standings, times } = yield* rankKeysOf(entries);
  // Few entries change at the same moment, and restricted ones show none: these texts are read when needed.
  const timeText = readOnce(entries, shownTime);
  const number = readOnce(entries, numberAndBoard);
  return yield* sortInSlices(Uint32Array.from(times.keys()), (a, b) => {
    const standing = (standings[a] ?? 0) - (standings[b] ?? 0);
    if (standing !== 0) return standing;
    const [time = OTHER_TIME, otherTime = OTHER_TIME] = [times[a], times[b]];
    const areExact = time !== OTHER_TIME && otherTime !== OTHER_TIME;
    const byTime = areExact ? otherTime - time : compareTexts(timeText(b), timeText(a));
    return byTime || compareTexts(number(a), number(b));
  });
}

type ByAddress = Pick<AutocompleteIndex, 'entries' | 'streets' | 'houses' | 'scores'>;

function* byAddress(entries: EntryList): SlicedWork<ByAddress> {
  const { groups, spellings } = yield* nameIndex(entries, streetOf);
  const houseNumberOf = memoize(houseNumber);
  const houses = yield* valuesOf(entries, ({ streetNumber }) => houseNumberOf(streetNumber ?? ''));
  return {
    entries,
    streets: { groups, spellings },
    houses: yield* houseIndex(houses, spellings),
    scores: new RankScores(entries.length),
  };
}

/** Arranges the listings for suggestions while a person types. */
export function* autocompleteIndexes(listings: EntryList): SlicedWork<AutocompleteIndexes> {
  // Ordered by public facts, so that the order is the same for all viewers.
  const entries = listings.inOrder(yield* placesByRank(listings));
  const ids = yield* valuesOf(entries, ({ id }) => id);
  const byId = yield* sortInSlices(
    Uint32Array.from(ids.keys()),
    (a, b) => (ids[a] ?? 0) - (ids[b] ?? 0),
  );
  const numbers = yield* placesByText(yield* valuesOf(entries, plainNumber));
  const cities = yield* nameIndex(entries, ({ city }) => ({ name: city, after: '' }));
  const common = { byId, numbers, cities };
  return {
    verified: { ...common, ...(yield* byAddress(entries)) },
    anonymous: { ...common, ...(yield* byAddress(entries.seenAs(publicEntry))) },
  };
}

/** Leaves listings out of an index from this moment on; those outside the index are ignored. */
export function excludeListings(
  { entries, byId, scores }: AutocompleteIndex,
  ids: Iterable<number>,
): void {
  const all = { from: 0, to: byId.length };
  for (const id of ids) {
    const rank = byId[partitionPoint(all, (place) => idAt(entries, byId[place]) >= id)];
    if (rank !== undefined && idAt(entries, rank) === id) scores.exclude(rank);
  }
}

const idAt = (entries: EntryList, rank = 0) => entries.at(rank)?.id ?? 0;
