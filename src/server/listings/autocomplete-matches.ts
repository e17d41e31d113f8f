import { type AutocompleteField, SHORTEST_SEARCH } from '#src/contract/autocomplete.ts';
import {
  type AutocompleteIndex,
  houseNumber,
  type NamedListings,
  type NameIndex,
  plainWords,
  type WordRules,
} from './autocomplete-index.ts';
import type { RankScores } from './RankScores.ts';

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

/** The names that begin as typed, with how well they do; else those one slip away. */
function namesLike(index: NameIndex, words: readonly string[], rules: WordRules): NameScores {
  const scores: NameScores = new Map();
  const last = words.length - 1;
  const short = words.map((word, at) => (at === 0 ? word : rules.shortForm(word))).join(' ');
  const open = words.map((word, at) => (at === 0 || at === last ? word : rules.shortForm(word)));
  for (const typed of new Set([words.join(' '), short, open.join(' ')])) {
    for (const { group, text, isWhole } of beginning(index.spellings, textOf, typed)) {
      const isName = text === typed || group.name === typed;
      const score = !isWhole ? SCORE.insideName : isName ? SCORE.name : SCORE.nameBeginning;
      rateName(scores, group, score);
    }
  }
  return scores.size > 0 ? scores : typosOf(index, words, rules);
}

/** A slip in the first letter leaves the second one, in its place or the one before. */
function mayBeNear(typed: string, text: string): boolean {
  return (
    text[0] === typed[0] || text[1] === typed[0] || text[1] === typed[1] || text[0] === typed[1]
  );
}

const textOf = ({ text }: { readonly text: string }) => text;

function typosOf({ groups, spellings }: NameIndex, words: readonly string[], rules: WordRules) {
  const scores: NameScores = new Map();
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

/**
 * Rates the listings a text may mean by the beginning of their number, by house and street or by
 * street, and gives the cities it may mean, whose listings are not rated yet: in a large city they
 * are too many to look at each. A slip is forgiven in names of five letters or more when nothing
 * begins as typed. The scores hold until the index is asked again.
 */
export function autocompleteMatches(
  index: AutocompleteIndex,
  text: string,
  wants: Wants,
  rules: WordRules,
): NameScores {
  const { scores } = index;
  scores.clear();
  if (text.trim().length < SHORTEST_SEARCH) return new Map();
  if (wants('mlsNumber')) rateNumbers(index, text.replaceAll(/[\s-]/g, '').toUpperCase());
  const { house, street } = houseAndStreet(text);
  if (house !== undefined && wants('address.streetNumber')) {
    rateHouses(index, house, street, rules);
  }
  const words = house === undefined ? street : plainWords(text);
  if (words.length === 0) return new Map();
  if (wants('address.streetName')) rateListings(scores, namesLike(index.streets, words, rules));
  return wants('address.city') ? namesLike(index.cities, words, rules) : new Map();
}

function rateNumbers({ numbers, entries, scores }: AutocompleteIndex, typed: string): void {
  const numberAt = (rank: number) => entries[rank]?.mlsNumber ?? '';
  for (const rank of beginning(numbers, numberAt, typed)) {
    scores.rate(rank, numberAt(rank) === typed ? SCORE.number : SCORE.numberBeginning);
  }
}

function rateHouses(
  { ranksByHouse, streets, scores }: AutocompleteIndex,
  house: string,
  street: readonly string[],
  rules: WordRules,
): void {
  const inHouse = ranksByHouse(house);
  if (street.length === 0) {
    for (const rank of inHouse) scores.rate(rank, SCORE.houseNumber);
    return;
  }
  const names = namesLike(streets, street, rules);
  for (const rank of inHouse) {
    const group = streets.groupAt(rank);
    const score = group && names.get(group);
    if (score !== undefined) scores.rate(rank, SCORE.house + score / 10);
  }
}
