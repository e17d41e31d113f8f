import { isTypoOfName } from './match-quality.ts';
import { isOneEditAway } from '#src/lib/text/edit-distance-one.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeInOrder } from './sorted-words.ts';
import { type QueryWord, MIN_TYPO_LENGTH } from './search-query.ts';
import { SUFFIX_WORDS } from '../streets/street-suffixes.ts';

/**
 * The numbers of all names that may match as typed: those with the rarest word that can only belong to a
 * name, none when no name has it; without such a word, those with any word.
 */
export function strictNumbers(index: PlaceIndex, words: readonly QueryWord[]): ReadonlySet<number> {
  const [rarest] = words
    .filter((word) => !mayBeContext(index, word) && !mayBeSuffix(word))
    .map((word) => numbersOf(index, word))
    .toSorted((a, b) => a.length - b.length);
  return new Set(rarest ?? words.flatMap((word) => numbersOf(index, word)));
}

function mayBeContext({ contextWords }: PlaceIndex, { text, short, isLast }: QueryWord): boolean {
  if (contextWords.has(text) || contextWords.has(short)) return true;
  return isLast && contextWords.values().some((word) => word.startsWith(text));
}

function mayBeSuffix({ text, isLast }: QueryWord): boolean {
  if (SUFFIX_WORDS.has(text)) return true;
  return isLast && SUFFIX_WORDS.values().some((word) => word.startsWith(text));
}

/** The numbers of the names with a word; the last word of a query may also be the beginning of one. */
function numbersOf({ vocabulary, numbersOf: numbersBy }: PlaceIndex, word: QueryWord): number[] {
  if (!word.isLast) {
    const texts = new Set([word.text, word.short]);
    return [...texts].flatMap((text) => [...numbersBy(text)]);
  }
  const numbers = [...numbersBy(word.short)];
  for (let at = placeInOrder(vocabulary, word.text); ; at += 1) {
    const spelling = vocabulary[at];
    if (!spelling?.startsWith(word.text)) return numbers;
    for (const number of numbersBy(spelling)) numbers.push(number);
  }
}

/** The names that may match when the word at a place is mistyped. */
export function typoNumbers(
  index: PlaceIndex,
  words: readonly QueryWord[],
  at: number,
): Set<number> {
  const word = words[at];
  if (!word || word.text.length < MIN_TYPO_LENGTH) return new Set();
  const isNear = (spelling: string) => isOneEditAway(word.text, spelling, word.isLast);
  const numbers = index.vocabulary
    .filter(isNear)
    .flatMap((spelling) => [...index.numbersOf(spelling)]);
  // In "annex tornto" the slip is outside the name, so any name with the other words may match.
  const isBeside = index.contextWords.values().some(isNear) || SUFFIX_WORDS.values().some(isNear);
  const others = isBeside ? words.filter((other) => other !== word) : [];
  return new Set([...numbers, ...others.flatMap((other) => numbersOf(index, other))]);
}

/** The names one slip away from the whole query, so that "sr catharines" finds its city. */
export function* typosOfNames(
  { squeezedAt, squeezable }: PlaceIndex,
  spellings: readonly string[],
): Generator<number> {
  for (const number of squeezable) {
    const squeezedName = squeezedAt(number);
    if (spellings.some((letters) => isTypoOfName({ squeezedNames: squeezedName }, letters)))
      yield number;
  }
}
