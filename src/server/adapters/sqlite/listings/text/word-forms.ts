import { fold } from '#src/lib/text/fold.ts';

/** A form of a word as a text may have it. */
export type WordForm = {
  readonly word: string;
  /** Whether the text may go on after it: "apartment" finds "apartments". */
  readonly mayGoOn: boolean;
};

const LETTERS = /^\p{L}+$/u;

/** Shorter words begin too many others: "bed" is no "bedding". */
const MIN_PREFIX_LENGTH = 4;

/** Endings that a word loses one after the other, with their replacements. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=\p{L}{2})ies$/u, 'y'],
  [/(?<=ch|sh|ss|x|z)es$/u, ''],
  [/(?<=\p{L}{2}[^sui])s$/u, ''],
  [/(?<=\p{L}{3})at(?:e|ed|ing|ion|or)$/u, 'at'],
  [/(?<=\p{L}{4})ed$/u, ''],
];

/** A word without its ending: its singular, then its stem; itself where it has none. */
function stemOf(word: string): string {
  return ENDINGS.reduce((stem, [ending, replacement]) => stem.replace(ending, replacement), word);
}

/** The stem of a word, where it is another word that may stand in its place. */
function stemForms(text: string): WordForm[] {
  const word = fold(text);
  const stem = LETTERS.test(word) ? stemOf(word) : word;
  return stem === word ? [] : [{ word: stem, mayGoOn: stem.length >= MIN_PREFIX_LENGTH }];
}

/** The forms of a word that may not be typed to its end yet. */
export function prefixWordForms(word: string): WordForm[] {
  return [{ word, mayGoOn: true }, ...stemForms(word)];
}

/**
 * The forms of a word by itself. The words of the full text stay as they are written, and a query names
 * the forms: a stemmed text would take "apartment" for "apart", and find nothing by half a word.
 */
export function fullWordForms(word: string): WordForm[] {
  if (!LETTERS.test(fold(word))) return [{ word, mayGoOn: false }];
  const isShort = word.length < MIN_PREFIX_LENGTH;
  const plural = isShort ? [{ word: `${word}s`, mayGoOn: false }] : [];
  return [{ word, mayGoOn: !isShort }, ...plural, ...stemForms(word)];
}
