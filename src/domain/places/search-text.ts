import { fold } from '#src/lib/text/fold.ts';

/** Words that are left out of a comparison: "the annex" and "annex" are one name. */
const FILLERS = new Set('the le la les l of de du des d'.split(' '));

/** Short forms, each with the words that are written that way. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  st: 'saint sainte ste street',
  ave: 'avenue av',
  mt: 'mount mont',
  ft: 'fort',
  rd: 'road',
  dr: 'drive',
  blvd: 'boulevard boul',
  cres: 'crescent cr',
  crt: 'court ct',
  ln: 'lane',
  pl: 'place',
  terr: 'terrace',
  pkwy: 'parkway',
  hwy: 'highway',
  n: 'north nord',
  s: 'south sud',
  e: 'east est',
  w: 'west ouest',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
};

const shortForms = new Map(
  Object.entries(SHORT_FORMS).flatMap(([short, words]) =>
    words.split(' ').map((word) => [word, short] as const),
  ),
);

/** The key of a word in all its spellings: "saint", "Street" and "st" are all "st". */
export function shortForm(word: string): string {
  return shortForms.get(word) ?? word;
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/**
 * The words of a text for comparing: no accents, lower case, split at everything but letters and
 * digits. Apostrophes are dropped, so "St. John's" gives "st", "johns".
 */
export function wordsOf(text: string): string[] {
  return splitWords(fold(text).replaceAll(/['’`]/g, ''));
}

/** The same, split at apostrophes: "St. John's" gives "st", "john", "s". */
export function brokenWordsOf(text: string): string[] {
  return splitWords(fold(text));
}

/** One text for all the spellings of a name: folding it again changes nothing. */
export function searchText(text: string): string {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).map(shortForm).join(' ');
}

function splitWords(foldedText: string): string[] {
  return foldedText
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
