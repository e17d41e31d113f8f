import { shortForm } from '#src/domain/places/search-text.ts';
import { fold } from '#src/lib/text/fold.ts';
import { memoize } from '#src/lib/memoize.ts';
import { type HouseIndex, houseIndex } from './house-index.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import { RankScores } from './RankScores.ts';
import type { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';

/** Listings that share a name. */
export type NamedListings = {
  /** Folded, as the name and its typos are compared: "maple". */
  readonly name: string;
  readonly ranks: Uint32Array;
};

/** A spelling of a name, from one of its words on. */
export type Spelling = {
  readonly text: string;
  readonly group: NamedListings;
  readonly isWhole: boolean;
};

type NameIndex = {
  readonly groups: readonly NamedListings[];
  /** The group of a rank, if it has a name. */
  readonly groupAt: (rank: number) => NamedListings | undefined;
  /** By text. */
  readonly spellings: readonly Spelling[];
};

export type AutocompleteIndex = {
  /** Those to be shown first come first; the place of each is its rank. */
  readonly entries: EntryList;
  /** Ranks in the order of their MLS numbers without hyphens. */
  readonly numbers: Uint32Array;
  readonly streets: NameIndex;
  readonly cities: NameIndex;
  /** By folded house numbers and the places of the spellings of streets. */
  readonly houses: HouseIndex;
  /** Of the question that is being answered. */
  readonly scores: RankScores;
};

/** Folded words without points and apostrophes; of "de l'Église" the l stands alone. */
export function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/\b([ld])['’]/g, '$1 ')
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

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
  return compare(numberAndBoard(one.entry), numberAndBoard(other.entry));
}

const numberAndBoard = ({ mlsNumber, boardId }: ListingEntry) => `${mlsNumber}/${boardId}`;

/**
 * On the market first, then the latest. What is restricted comes last and by number, as the time of
 * its last change must not show.
 */
export function byRank(one: ListingEntry, other: ListingEntry): number {
  return compareKeys(rankKey(one), rankKey(other));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function spellingsOf(group: NamedListings, words: readonly string[], from: number): Spelling[] {
  const rest = words.slice(from);
  return [{ text: rest.join(' '), group, isWhole: from === 0 }];
}

/** A name as it is written, and what stands after it: "St. Clair", "Avenue W". */
type WrittenName = { readonly name: string; readonly after: string };

type NameGroup = {
  readonly words: readonly string[];
  readonly nameLength: number;
  readonly ranks: number[];
};

/** The listings of each name, however it is written; those without a name are in none. */
function* groupsByName(
  entries: EntryList,
  nameOf: (entry: ListingEntry) => WrittenName | undefined,
): SlicedWork<readonly NameGroup[]> {
  const groups = new Map<string, NameGroup>();
  // Few names belong to many listings: each way of writing one is taken apart once.
  const byWriting = new Map<string, NameGroup>();
  const groupOf = ({ name, after }: WrittenName): NameGroup => {
    const nameWords = plainWords(name);
    const words = [...nameWords, ...plainWords(after)];
    const key = `${nameWords.length} ${words.join(' ')}`;
    const group = groups.get(key) ?? { words, nameLength: nameWords.length, ranks: [] };
    groups.set(key, group);
    return group;
  };
  let rank = -1;
  for (const entry of entries) {
    rank += 1;
    const spelledName = nameOf(entry);
    if (!spelledName) continue;
    const writing = `${spelledName.name}|${spelledName.after}`;
    const group = byWriting.get(writing) ?? groupOf(spelledName);
    byWriting.set(writing, group);
    group.ranks.push(rank);
    yield;
  }
  return [...groups.values()].filter(({ nameLength }) => nameLength > 0);
}

function* nameIndex(
  entries: EntryList,
  nameOf: (entry: ListingEntry) => WrittenName | undefined,
): SlicedWork<NameIndex> {
  const namedListings: NamedListings[] = [];
  const spellings: Spelling[] = [];
  const groupNumbers = new Uint32Array(entries.length);
  for (const { words, nameLength, ranks } of yield* groupsByName(entries, nameOf)) {
    const group = { name: words.slice(0, nameLength).join(' '), ranks: Uint32Array.from(ranks) };
    namedListings.push(group);
    for (const rank of ranks) groupNumbers[rank] = namedListings.length;
    const short = words.map((word, at) => (at < nameLength ? word : shortForm(word)));
    for (let from = 0; from < nameLength; from += 1) {
      spellings.push(...spellingsOf(group, words, from));
      if (short.join() !== words.join()) spellings.push(...spellingsOf(group, short, from));
    }
    yield;
  }
  const texts = spellings.map(({ text }) => text);
  return {
    groups: namedListings,
    groupAt: (rank) => namedListings[(groupNumbers[rank] ?? 0) - 1],
    spellings: Array.from(yield* placesByText(texts), (place) => spellings[place]).filter(
      (spelling) => spelling !== undefined,
    ),
  };
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

/** The places of texts in their order; equal ones as they come. */
function placesByText(texts: readonly string[]): SlicedWork<Uint32Array> {
  return sortInSlices(Uint32Array.from(texts.keys()), (a, b) =>
    compare(texts[a] ?? '', texts[b] ?? ''),
  );
}

/** Arranges the listings for being found while one types. */
export function* autocompleteIndex(listings: EntryList): SlicedWork<AutocompleteIndex> {
  const entries = listings.inOrder(yield* placesByRank(listings));
  const streets = yield* nameIndex(entries, streetOf);
  const houseNumberOf = memoize(houseNumber);
  const houses = yield* valuesOf(entries, ({ streetNumber }) => houseNumberOf(streetNumber ?? ''));
  return {
    entries,
    numbers: yield* placesByText(yield* valuesOf(entries, plainNumber)),
    streets,
    cities: yield* nameIndex(entries, ({ city }) => ({ name: city, after: '' })),
    houses: yield* houseIndex(houses, streets.spellings),
    scores: new RankScores(entries.length),
  };
}

/** Leaves listings out of an index from now on. */
export function leaveOut({ entries, scores }: AutocompleteIndex, ids: ReadonlySet<number>): void {
  let rank = 0;
  for (const { id } of entries) {
    if (ids.has(id)) scores.exclude(rank);
    rank += 1;
  }
}
