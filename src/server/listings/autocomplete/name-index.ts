import { shortForm } from '#src/domain/places/search-text.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { fold } from '#src/lib/text/fold.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';
import type { EntryList } from '../directory/EntryList.ts';
import type { ListingEntry } from '../directory/entry-store.ts';

/** Listings that share a name: a piece of the ranks of all, as there are many names and most have few listings. */
export class NamedListings {
  /** Folded, as the name and its typos are compared: "maple". */
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

/** A spelling of a name, from one of its words on. */
export type Spelling = {
  readonly text: string;
  readonly group: NamedListings;
  readonly isWhole: boolean;
};

/** The listings by a name of theirs: that of the street, or of the city. */
export type NameIndex = {
  readonly groups: readonly NamedListings[];
  /** By text. */
  readonly spellings: readonly Spelling[];
};

/** The same with the name of each listing. */
export type RankedNames = NameIndex & {
  /** Of each rank the number of its group, from 1 on; 0 for one without a name. */
  readonly groupNumbers: Uint32Array;
};

/** The group of a rank, if it has a name. */
export function groupAt(
  { groups, groupNumbers }: RankedNames,
  rank: number,
): NamedListings | undefined {
  return groups[(groupNumbers[rank] ?? 0) - 1];
}

/** Folded words without points and apostrophes; of "de l'Église" the l stands alone. */
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

/** Arranges listings by a name; those that have none are in no group. */
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

/** The places of texts in their order; equal ones as they come. */
export function placesByText(texts: readonly string[]): SlicedWork<Uint32Array> {
  return sortInSlices(Uint32Array.from(texts.keys()), (a, b) =>
    compareTexts(texts[a] ?? '', texts[b] ?? ''),
  );
}
