import type { AutocompleteField } from '#src/contract/listings/autocomplete/autocomplete.ts';
import { isSearchable } from '#src/contract/places/search-text.ts';
import { type AutocompleteIndex, houseNumber, plainNumber } from './autocomplete-index.ts';
import { type NamedListings, plainWords, type Spelling } from './name-index.ts';
import { shortForm } from '#src/domain/places/search-text.ts';
import { isOneEditAway } from '#src/lib/text/edit-distance-one.ts';
import type { RankScores } from './RankScores.ts';
import { beginning } from './sorted-texts.ts';

/** Shorter words have too many neighbours for a guess. */
const MIN_TYPO_LENGTH = 5;

/** How well a listing answers; a house on a street ranks above the street alone. */
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

/** How well the matching names answer; higher is better. */
export type NameScores = Map<NamedListings, number>;

function rateName(scores: NameScores, group: NamedListings, score: number): void {
  if ((scores.get(group) ?? 0) < score) scores.set(group, score);
}

/** Rates every listing of some names. */
export function rateListings(scores: RankScores, names: NameScores): void {
  for (const [{ ranks }, score] of names) for (const rank of ranks) scores.rate(rank, score);
}

/** The two kinds of name. */
type NameKind = 'streets' | 'cities';

/** A name as far as it is typed. */
type TypedName = {
  readonly kind: NameKind;
  readonly words: readonly string[];
  /** Whether a slip in it is forgiven. */
  readonly isForgiven: boolean;
};

/** Whether any listing of a name is not excluded. */
function isOfListings({ ranks }: NamedListings, scores: RankScores): boolean {
  return scores.excludedRows.length === 0 || ranks.some((rank) => !scores.isExcluded(rank));
}

/**
 * The names that begin as typed, with their scores; when no index has any, and a slip is forgiven, those
 * one slip away. By index.
 */
function namesLike(indexes: Indexes, typedName: TypedName): NameScores[] {
  const scores = indexes.map((index) => namesBeginning(index, typedName));
  if (!typedName.isForgiven || scores.some(({ size }) => size > 0)) return scores;
  return indexes.map((index) => typosOf(index, typedName));
}

/** The possible writings of a typed name: as it is, with short words, with all but the last one short. */
function writings({ words }: TypedName): Iterable<string> {
  const last = words.length - 1;
  const short = words.map((word, at) => (at === 0 ? word : shortForm(word)));
  const open = short.map((word, at) => (at === last ? (words[at] ?? word) : word));
  return new Set([words, short, open].map((spelling) => spelling.join(' ')));
}

/** The score of a spelling that begins as typed. */
function scoreOf({ text, group, isWhole }: Spelling, typedText: string): number {
  if (!isWhole) return SCORE.insideName;
  return text === typedText || group.name === typedText ? SCORE.name : SCORE.nameBeginning;
}

function namesBeginning(index: AutocompleteIndex, typedName: TypedName): NameScores {
  const scores: NameScores = new Map();
  const { spellings } = index[typedName.kind];
  for (const text of writings(typedName)) {
    const { from, to } = beginning(spellings, textOf, text);
    for (let at = from; at < to; at += 1) {
      const spelling = spellings[at];
      if (!spelling || !isOfListings(spelling.group, index.scores)) continue;
      rateName(scores, spelling.group, scoreOf(spelling, text));
    }
  }
  return scores;
}

/** A slip in the first letter leaves the second one, at its place or one before. */
function mayBeNear(typedText: string, text: string): boolean {
  return (
    text[0] === typedText[0] ||
    text[1] === typedText[0] ||
    text[1] === typedText[1] ||
    text[0] === typedText[1]
  );
}

const textOf = ({ text }: { readonly text: string }) => text;

function typosOf(index: AutocompleteIndex, { kind, words }: TypedName): NameScores {
  const scores: NameScores = new Map();
  const { groups, spellings } = index[kind];
  const joinedWords = words.join(' ');
  if (joinedWords.length < MIN_TYPO_LENGTH) return scores;
  const near = (text: string) =>
    mayBeNear(joinedWords, text) && isOneEditAway(joinedWords, text, true);
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

export type IsFieldSearched = (field: AutocompleteField) => boolean;

/** Several indexes searched as one. */
export type Indexes = readonly AutocompleteIndex[];

/**
 * Rates the listings a text may mean by the beginning of their number, by house and street or by street.
 * Returns the cities it may mean, by index, without rating their listings: in a large city they are too
 * many to look at each. A slip is forgiven in names of five letters or more when nothing begins as typed.
 * The scores hold until the next question to an index.
 */
export function autocompleteMatches(
  indexes: Indexes,
  text: string,
  isFieldSearched: IsFieldSearched,
): NameScores[] {
  for (const { scores } of indexes) scores.clear();
  const none = indexes.map((): NameScores => new Map());
  if (!isSearchable(text.trim())) return none;
  if (isFieldSearched('mlsNumber')) {
    const numberText = text.replaceAll(/[\s-]/g, '').toUpperCase();
    for (const index of indexes) rateNumbers(index, numberText);
  }
  const { house, street } = houseAndStreet(text);
  if (house !== undefined && isFieldSearched('address.streetNumber')) {
    rateHouses(indexes, house, { kind: 'streets', words: street, isForgiven: true });
  }
  const words = house === undefined ? street : plainWords(text);
  if (words.length === 0) return none;
  // A text that matches a number or a house is not a name with a slip in it.
  const isForgiven = indexes.every(({ scores }) => scores.size === 0);
  const typedName = { words, isForgiven };
  if (isFieldSearched('address.streetName')) {
    const names = namesLike(indexes, { ...typedName, kind: 'streets' });
    for (const [at, { scores }] of indexes.entries()) rateListings(scores, names[at] ?? new Map());
  }
  return isFieldSearched('address.city')
    ? namesLike(indexes, { ...typedName, kind: 'cities' })
    : none;
}

function rateNumbers({ numbers, entries, scores }: AutocompleteIndex, numberText: string): void {
  const numberAt = (rank: number) => plainNumber(entries.at(rank));
  const { from, to } = beginning(numbers, numberAt, numberText);
  // The exact number stands first among those that begin with it.
  let isWhole = true;
  for (const rank of numbers.subarray(from, to)) {
    isWhole &&= numberAt(rank) === numberText;
    scores.rate(rank, isWhole ? SCORE.number : SCORE.numberBeginning);
  }
}

/** Rates the listings of a house on the typed street; by the house number alone when no street is typed. */
function rateHouses(indexes: Indexes, house: string, street: TypedName): void {
  if (street.words.length === 0) {
    for (const { houses, scores } of indexes) {
      for (const rank of houses.ofHouse(house).ranks) scores.rate(rank, SCORE.houseNumber);
    }
    return;
  }
  const areFound = indexes.map((index) => rateHousesBeginning(index, house, street));
  if (areFound.includes(true)) return;
  for (const index of indexes) rateHousesNear(index, house, street);
}

const onStreet = (score: number) => SCORE.house + score / 10;

/** Returns whether any street begins as typed, with that house or without. */
function rateHousesBeginning(index: AutocompleteIndex, house: string, street: TypedName): boolean {
  const { houses, scores, streets } = index;
  let isFound = false;
  for (const text of writings(street)) {
    const { from, to } = beginning(streets.spellings, textOf, text);
    isFound ||= streets.spellings.slice(from, to).some(({ group }) => isOfListings(group, scores));
    const { ranks, spellings } = houses.onStreets(house, from, to);
    for (const [at, rank] of ranks.entries()) {
      const spelling = streets.spellings[spellings[at] ?? 0];
      if (spelling) scores.rate(rank, onStreet(scoreOf(spelling, text)));
    }
  }
  return isFound;
}

/** Rates the houses of that number on streets one slip away. */
function rateHousesNear(index: AutocompleteIndex, house: string, street: TypedName): void {
  const { houses, scores, streets } = index;
  const near = typosOf(index, street);
  if (near.size === 0) return;
  const { ranks, spellings } = houses.ofHouse(house);
  for (const [at, rank] of ranks.entries()) {
    const group = streets.spellings[spellings[at] ?? 0]?.group;
    if (group && near.has(group)) scores.rate(rank, onStreet(SCORE.typo));
  }
}
