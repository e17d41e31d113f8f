import { isFiller, shortForm, wordsOf } from '#src/domain/places/search-text.ts';

const QUERY_LIMIT = 100;
/** Shorter words have too many neighbours for a guess. */
export const MIN_TYPO_LENGTH = 5;

/** A word of a query: as typed, and in the short form of its spellings. */
export type QueryWord = {
  readonly text: string;
  readonly short: string;
  /** The last word may be unfinished. */
  readonly isLast: boolean;
  /** Whether the same word stands before, as in "quebec quebec": the city, then the province. */
  readonly isRepeated: boolean;
};

/**
 * The distinctive words of a query, from its first 100 characters: fillers are left out, and the name of
 * the country, which every place here shares.
 */
export function queryWords(query: string): QueryWord[] {
  const allWords = typedWords(query);
  const telling = allWords.filter((word) => !isFiller(word));
  const words = telling.length > 0 ? telling : allWords;
  return words.map((text, at) => ({
    text,
    short: shortForm(text),
    isLast: at === words.length - 1,
    isRepeated: words.indexOf(text) < at,
  }));
}

/**
 * All letters of a query without spaces, as typed and in short forms; empty when they are too few to guess
 * a name.
 */
export function lettersOf(query: string): string[] {
  const words = typedWords(query);
  const spellings = new Set([words.join(''), words.map(shortForm).join('')]);
  return [...spellings].filter((letters) => letters.length >= MIN_TYPO_LENGTH);
}

function typedWords(query: string): string[] {
  return wordsOf(query.slice(0, QUERY_LIMIT)).filter((word) => word !== 'canada');
}
