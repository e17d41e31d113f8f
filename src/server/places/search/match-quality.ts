import { isOneEditAway } from '#src/lib/text/edit-distance-one.ts';
import type { IndexedName, IndexedPlace } from './place-index.ts';
import type { QueryWord } from './search-query.ts';

/**
 * How well a name answers a query; higher is better, 0 is no match. The steps are wider than the sum of
 * kind, size and distance, so that those only order equals. A typo of a whole name and a match inside a
 * name are near each other on purpose: "hamiltn" means the city.
 */
export const QUALITY = {
  exact: 500,
  beginning: 400,
  inside: 200,
  typo: 190,
  unfinished: 150,
  typoInside: 80,
} as const;

/** The quality of a name for a query; with `typoAt` that word may differ by one slip. */
export function matchQuality(
  place: IndexedPlace,
  query: readonly QueryWord[],
  typoAt?: number,
): number {
  const placeWords = ownWords(place, query, typoAt);
  if (placeWords.length === 0) return 0;
  const [raw, short] = [
    placeWords.map(({ text }) => text),
    placeWords.map(({ short: form }) => form),
  ];
  if (typoAt !== undefined) return typoQuality(place, raw.join(''), short.join(''));
  const quality = wholeQuality(place, raw.join(' '), short.join(' '));
  return isUnfinished(place, query, placeWords) ? Math.min(quality, QUALITY.unfinished) : quality;
}

/** Whether all the letters of a query, spaces aside, make a name with one slip. */
export function isTypoOfName(
  { squeezedNames }: Pick<IndexedName, 'squeezedNames'>,
  queryWord: string,
): boolean {
  return squeezedNames.some((form) => isOneEditAway(queryWord, form, false));
}

/** The words of the query that belong to the name itself; empty when any word matches nothing. */
function ownWords(
  place: IndexedPlace,
  query: readonly QueryWord[],
  typoAt: number | undefined,
): QueryWord[] {
  const placeWords: QueryWord[] = [];
  for (const [at, word] of query.entries()) {
    const meets = at === typoAt ? meetsWithTypo : meetsWord;
    const isContext = meets(place.context, word);
    const isOwn = !(word.isRepeated && isContext) && meets(place.words, word);
    if (!isOwn && !isContext) return [];
    if (isOwn) placeWords.push(word);
  }
  return placeWords;
}

/**
 * Whether the last word is only the beginning of a city or province: in "queen st w" the W may
 * become Windsor, but a street that has the W itself is the better answer.
 */
function isUnfinished(
  { context }: IndexedPlace,
  query: readonly QueryWord[],
  placeWords: readonly QueryWord[],
): boolean {
  const last = query.at(-1);
  if (!last || placeWords.includes(last)) return false;
  return !context.includes(last.text) && !context.includes(last.short);
}

function meetsWord(words: readonly string[], { text, short, isLast }: QueryWord): boolean {
  return words.some((word) => word === text || word === short || (isLast && word.startsWith(text)));
}

function meetsWithTypo(words: readonly string[], { text, isLast }: QueryWord): boolean {
  return words.some((word) => isOneEditAway(text, word, isLast));
}

function wholeQuality({ forms }: IndexedPlace, raw: string, short: string): number {
  if (forms.some((form) => form === raw || form === short)) return QUALITY.exact;
  if (forms.some((form) => form.startsWith(raw) || form.startsWith(short))) {
    return QUALITY.beginning;
  }
  return QUALITY.inside;
}

function typoQuality(place: IndexedPlace, raw: string, short: string): number {
  const isWhole = isTypoOfName(place, raw) || isTypoOfName(place, short);
  return isWhole ? QUALITY.typo : QUALITY.typoInside;
}
