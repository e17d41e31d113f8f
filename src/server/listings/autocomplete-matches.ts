import { type AutocompleteField, SHORTEST_SEARCH } from '#src/contract/autocomplete.ts';
import {
  type AutocompleteIndex,
  houseNumber,
  type NamedListings,
  plainWords,
  type WordRules,
} from './autocomplete-index.ts';
import type { RankScores } from './RankScores.ts';

/** On so few a street is looked through faster than all homes with a common number. */
const FEW_LISTINGS = 500;

/** Shorter words have too many neighbours for a guess. */
const SHORTEST_WITH_TYPO = 5;

/** How well a listing answers; a house on a street stands above the street alone. */
const SCORE = {
  number: 100,
  numberBeginning: 90,
  house: 80,
  name: 70,
  nameBeginning: 60,
  insideName: 50,
  houseNumber: 40,
  typo: 30,
} as const;

type Sorted<Item> = { readonly length: number; readonly [at: number]: Item };

function firstFrom<Item>(items: Sorted<Item>, textOf: (item: Item) => string, text: string) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && textOf(item) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items of a sorted list whose text begins so. */
function* beginning<Item>(
  items: Sorted<Item>,
  textOf: (item: Item) => string,
  text: string,
): Generator<Item> {
  for (let at = firstFrom(items, textOf, text); ; at += 1) {
    const item = items[at];
    if (item === undefined || !textOf(item).startsWith(text)) return;
    yield item;
  }
}

/** How well the names that are found answer; higher is better. */
export type NameScores = Map<NamedListings, number>;

function rateName(scores: NameScores, group: NamedListings, score: number): void {
  if ((scores.get(group) ?? 0) < score) scores.set(group, score);
}

/** Rates every listing of some names. */
export function rateListings(scores: RankScores, names: NameScores): void {
  for (const [{ ranks }, score] of names) for (const rank of ranks) scores.rate(rank, score);
}

/** Which of the two kinds of name is looked for. */
type NameKind = 'streets' | 'cities';

/** What is typed of a name. */
type TypedName = {
  readonly kind: NameKind;
  readonly words: readonly string[];
  readonly rules: WordRules;
};

/** Whether a name has listings that have not been left out. */
function isOfListings({ ranks }: NamedListings, scores: RankScores): boolean {
  return ranks.some((rank) => !scores.isExcluded(rank));
}

/**
 * The names that begin as typed, with how well they do; where none does in any of the indexes, those
 * one slip away. By index.
 */
function namesLike(indexes: readonly AutocompleteIndex[], typed: TypedName): NameScores[] {
  const found = indexes.map((index) => namesBeginning(index, typed));
  if (found.some(({ size }) => size > 0)) return found;
  return indexes.map((index) => typosOf(index, typed));
}

function namesBeginning(index: AutocompleteIndex, { kind, words, rules }: TypedName): NameScores {
  const scores: NameScores = new Map();
  const last = words.length - 1;
  const short = words.map((word, at) => (at === 0 ? word : rules.shortForm(word))).join(' ');
  const open = words.map((word, at) => (at === 0 || at === last ? word : rules.shortForm(word)));
  for (const typed of new Set([words.join(' '), short, open.join(' ')])) {
    for (const { group, text, isWhole } of beginning(index[kind].spellings, textOf, typed)) {
      if (!isOfListings(group, index.scores)) continue;
      const isName = text === typed || group.name === typed;
      const score = !isWhole ? SCORE.insideName : isName ? SCORE.name : SCORE.nameBeginning;
      rateName(scores, group, score);
    }
  }
  return scores;
}

/** A slip in the first letter leaves the second one, in its place or the one before. */
function mayBeNear(typed: string, text: string): boolean {
  return (
    text[0] === typed[0] || text[1] === typed[0] || text[1] === typed[1] || text[0] === typed[1]
  );
}

const textOf = ({ text }: { readonly text: string }) => text;

function typosOf(index: AutocompleteIndex, { kind, words, rules }: TypedName): NameScores {
  const scores: NameScores = new Map();
  const { groups, spellings } = index[kind];
  const typed = words.join(' ');
  if (typed.length < SHORTEST_WITH_TYPO) return scores;
  const near = (text: string) => mayBeNear(typed, text) && rules.isOneTypoFrom(typed, text, true);
  if (words.length === 1) {
    for (const group of groups) if (near(group.name)) rateName(scores, group, SCORE.typo);
    return scores;
  }
  for (const { text, group, isWhole } of spellings) {
    if (isWhole && near(text)) rateName(scores, group, SCORE.typo);
  }
  return scores;
}

/** "204 - 18 Maple Ave" → house 18, street words maple, ave. */
function houseAndStreet(text: string): { house: string | undefined; street: string[] } {
  const [, house, street] =
    /^(?:\S+\s+-\s+|#?\w+-(?=\d))?(\d+[a-z]?)(?:\s+(.*))?$/i.exec(text.trim()) ?? [];
  if (house === undefined) return { house, street: plainWords(text) };
  return { house: houseNumber(house), street: plainWords(street ?? '') };
}

export type Wants = (field: AutocompleteField) => boolean;

/** Several indexes that are asked as if they were one. */
export type Indexes = readonly AutocompleteIndex[];

/**
 * Rates the listings a text may mean by the beginning of their number, by house and street or by
 * street, and gives the cities it may mean, by index, whose listings are not rated yet: in a large
 * city they are too many to look at each. A slip is forgiven in names of five letters or more when
 * nothing begins as typed. The scores hold until an index is asked again.
 */
export function autocompleteMatches(
  indexes: Indexes,
  text: string,
  wants: Wants,
  rules: WordRules,
): NameScores[] {
  for (const { scores } of indexes) scores.clear();
  const none = indexes.map((): NameScores => new Map());
  if (text.trim().length < SHORTEST_SEARCH) return none;
  if (wants('mlsNumber')) {
    const typed = text.replaceAll(/[\s-]/g, '').toUpperCase();
    for (const index of indexes) rateNumbers(index, typed);
  }
  const { house, street } = houseAndStreet(text);
  if (house !== undefined && wants('address.streetNumber')) {
    rateHouses(indexes, house, { kind: 'streets', words: street, rules });
  }
  const words = house === undefined ? street : plainWords(text);
  if (words.length === 0) return none;
  if (wants('address.streetName')) {
    const names = namesLike(indexes, { kind: 'streets', words, rules });
    for (const [at, { scores }] of indexes.entries()) rateListings(scores, names[at] ?? new Map());
  }
  return wants('address.city') ? namesLike(indexes, { kind: 'cities', words, rules }) : none;
}

function rateNumbers({ numbers, entries, scores }: AutocompleteIndex, typed: string): void {
  const numberAt = (rank: number) => entries[rank]?.mlsNumber ?? '';
  for (const rank of beginning(numbers, numberAt, typed)) {
    scores.rate(rank, numberAt(rank) === typed ? SCORE.number : SCORE.numberBeginning);
  }
}

function rateHouses(indexes: Indexes, house: string, street: TypedName): void {
  const names = street.words.length > 0 ? namesLike(indexes, street) : [];
  for (const [at, index] of indexes.entries()) rateHouse(index, house, names[at]);
}

/** By the number alone where no street is typed. */
function rateHouse(index: AutocompleteIndex, house: string, names: NameScores | undefined): void {
  const { ranksByHouse, scores } = index;
  if (!names) {
    for (const rank of ranksByHouse(house)) scores.rate(rank, SCORE.houseNumber);
    return;
  }
  let listings = 0;
  for (const { ranks } of names.keys()) listings += ranks.length;
  if (listings > FEW_LISTINGS) rateStreetsOfHouse(index, house, names);
  else rateHousesOfStreets(index, house, names);
}

/** Looks at all listings with the number: of the beginning of a name there are more on its streets. */
function rateStreetsOfHouse(
  { ranksByHouse, streets, scores }: AutocompleteIndex,
  house: string,
  names: NameScores,
): void {
  for (const rank of ranksByHouse(house)) {
    const group = streets.groupAt(rank);
    const score = group && names.get(group);
    if (score !== undefined) scores.rate(rank, SCORE.house + score / 10);
  }
}

/** Looks at all listings of the streets. */
function rateHousesOfStreets(
  { houseAt, scores }: AutocompleteIndex,
  house: string,
  names: NameScores,
): void {
  for (const [{ ranks }, score] of names) {
    for (const rank of ranks) {
      if (houseAt(rank) === house) scores.rate(rank, SCORE.house + score / 10);
    }
  }
}
