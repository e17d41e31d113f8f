import type { AutocompleteField } from '#src/contract/autocomplete.ts';
import {
  type AutocompleteIndex,
  houseNumber,
  type NameIndex,
  plainWords,
  type WordRules,
} from './autocomplete-index.ts';

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

/** How well the listings that are found answer, by rank; higher is better. */
export type Scores = Map<number, number>;

type Spelled = { readonly text: string };

function firstFrom(items: readonly Spelled[], text: string): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items of a sorted list whose text begins so. */
function* beginning<Item extends Spelled>(items: readonly Item[], text: string): Generator<Item> {
  for (let at = firstFrom(items, text); ; at += 1) {
    const item = items[at];
    if (!item?.text.startsWith(text)) return;
    yield item;
  }
}

function rateOne(scores: Scores, rank: number, score: number): void {
  if ((scores.get(rank) ?? 0) < score) scores.set(rank, score);
}

function rate(scores: Scores, ranks: Iterable<number>, score: number): void {
  for (const rank of ranks) rateOne(scores, rank, score);
}

function add(scores: Scores, others: Scores): void {
  for (const [rank, score] of others) rateOne(scores, rank, score);
}

/** The listings of the names that begin as typed, with how well they do; else those one slip away. */
function namesLike(index: NameIndex, words: readonly string[], rules: WordRules): Scores {
  const scores: Scores = new Map();
  const last = words.length - 1;
  const short = words.map((word, at) => (at === 0 ? word : rules.shortForm(word))).join(' ');
  const open = words.map((word, at) => (at === 0 || at === last ? word : rules.shortForm(word)));
  for (const typed of new Set([words.join(' '), short, open.join(' ')])) {
    for (const { group, text, isWhole } of beginning(index.spellings, typed)) {
      const isName = text === typed || group.name === typed;
      const score = !isWhole ? SCORE.insideName : isName ? SCORE.name : SCORE.nameBeginning;
      rate(scores, group.ranks, score);
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

function typosOf({ groups, spellings }: NameIndex, words: readonly string[], rules: WordRules) {
  const scores: Scores = new Map();
  const typed = words.join(' ');
  if (typed.length < SHORTEST_WITH_TYPO) return scores;
  const near = (text: string) => mayBeNear(typed, text) && rules.isOneTypoFrom(typed, text, true);
  if (words.length === 1) {
    for (const { name, ranks } of groups) if (near(name)) rate(scores, ranks, SCORE.typo);
    return scores;
  }
  for (const { text, group, isWhole } of spellings) {
    if (isWhole && near(text)) rate(scores, group.ranks, SCORE.typo);
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
 * The listings a text may mean: by the beginning of their number, by house and street, by street or by
 * city. A slip is forgiven in names of five letters or more when nothing begins as typed.
 */
export function autocompleteMatches(
  index: AutocompleteIndex,
  text: string,
  wants: Wants,
  rules: WordRules,
): Scores {
  const scores: Scores = new Map();
  if (wants('mlsNumber')) {
    const typed = text.replaceAll(/[\s-]/g, '').toUpperCase();
    for (const { text: number, rank } of beginning(index.numbers, typed)) {
      rateOne(scores, rank, number === typed ? SCORE.number : SCORE.numberBeginning);
    }
  }
  const { house, street } = houseAndStreet(text);
  if (house !== undefined && wants('address.streetNumber')) {
    add(scores, housesLike(index, house, street, rules));
  }
  const words = house === undefined ? street : plainWords(text);
  if (words.length === 0) return scores;
  if (wants('address.streetName')) add(scores, namesLike(index.streets, words, rules));
  if (wants('address.city')) add(scores, namesLike(index.cities, words, rules));
  return scores;
}

function housesLike(
  { ranksByHouse, streets }: AutocompleteIndex,
  house: string,
  street: readonly string[],
  rules: WordRules,
): Scores {
  const inHouse = ranksByHouse.get(house) ?? [];
  if (street.length === 0) return new Map(inHouse.map((rank) => [rank, SCORE.houseNumber]));
  const onStreet = namesLike(streets, street, rules);
  return new Map(
    inHouse.flatMap((rank) => {
      const score = onStreet.get(rank);
      return score === undefined ? [] : [[rank, SCORE.house + score / 10] as const];
    }),
  );
}
