import { shortForm } from '#src/domain/places/search-text.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { fold } from '#src/lib/text/fold.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import type { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';

/**
 * Listings that share a name: a piece of one array of ranks, as most of the many names have few listings.
 */
export class NamedListings {
  /** Folded, in the form in which names and their typos are compared: "maple". */
  readonly name: string;
  readonly #all: Uint32Array;
  readonly #from: number;
  readonly #to: number;

  constructor(name: string, all: Uint32Array, [from, to]: readonly [number, number]) {
    this.name = name;
    this.#all = all;
    this.#from = from;
    this.#to = to;
  }

  get ranks(): Uint32Array {
    return this.#all.subarray(this.#from, this.#to);
  }
}

/** A spelling of a name, beginning at one of its words. */
export type Spelling = {
  readonly text: string;
  readonly group: NamedListings;
  readonly isWhole: boolean;
};

/** The listings by a name: that of their street, or of their city. */
export type NameIndex = {
  readonly groups: readonly NamedListings[];
  /** In the order of their texts. */
  readonly spellings: readonly Spelling[];
};

/** The same with the name of each listing. */
export type RankedNames = NameIndex & {
  /** The number of each rank's group, from 1 on; 0 for a listing without a name. */
  readonly groupNumbers: Uint32Array;
};

/** The group of a rank, if it has a name. */
export function groupAt(
  { groups, groupNumbers }: RankedNames,
  rank: number,
): NamedListings | undefined {
  return groups[(groupNumbers[rank] ?? 0) - 1];
}

/** Folded words without points and apostrophes; the l of "de l'Église" is a word of its own. */
export function plainWords(text: string): string[] {
  return fold(text)
    .replaceAll(/\b([ld])['’]/g, '$1 ')
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Orders texts by their code units. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function spellingsOf(group: NamedListings, words: readonly string[], from: number): Spelling[] {
  const rest = words.slice(from);
  return [{ text: rest.join(' '), group, isWhole: from === 0 }];
}

/** A name as it is written, and the words after it: "St. Clair", "Avenue W". */
type WrittenName = { readonly name: string; readonly after: string };

type NameGroup = {
  readonly words: readonly string[];
  readonly nameLength: number;
  readonly ranks: number[];
};

/** The listings of each name, however it is written; listings without a name are left out. */
function* groupsByName(
  entries: EntryList,
  nameOf: (entry: ListingEntry) => WrittenName | undefined,
): SlicedWork<readonly NameGroup[]> {
  const groups = new Map<string, NameGroup>();
  // Few names belong to many listings, so each way of writing one is parsed once.
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

/** Arranges listings by a name; listings without one are in no group. */
export function* nameIndex(
  entries: EntryList,
  nameOf: (entry: ListingEntry) => WrittenName | undefined,
): SlicedWork<RankedNames> {
  const namedListings: NamedListings[] = [];
  const spellings: Spelling[] = [];
  const groupNumbers = new Uint32Array(entries.length);
  const ranksOfAll = new Uint32Array(entries.length);
  let to = 0;
  for (const { words, nameLength, ranks } of yield* groupsByName(entries, nameOf)) {
    const from = to;
    to += ranks.length;
    ranksOfAll.set(ranks, from);
    const group = new NamedListings(words.slice(0, nameLength).join(' '), ranksOfAll, [from, to]);
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
    groupNumbers,
    spellings: Array.from(yield* placesByText(texts), (place) => spellings[place]).filter(
      (spelling) => spelling !== undefined,
    ),
  };
}

/** The places of texts in sorted order; equal texts keep their order. */
export function placesByText(texts: readonly string[]): SlicedWork<Uint32Array> {
  return sortInSlices(Uint32Array.from(texts.keys()), (a, b) =>
    compareTexts(texts[a] ?? '', texts[b] ?? ''),
  );
}
