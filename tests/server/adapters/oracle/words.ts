import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';

function tokens(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The texts of a listing that a keyword search reads, by search field. */
function textsOf({ mlsNumber, type, address, details }: ListingDocument) {
  const { heating, airConditioning, exteriorConstruction, garage, basement } = details;
  return new Map<string, string>([
    ['mlsNumber', mlsNumber],
    ...Object.entries(address).map(([name, text]): [string, string] => [
      `address.${name}`,
      String(text ?? ''),
    ]),
    ['details.description', details.description ?? ''],
    ['details.extras', details.extras ?? ''],
    ['details.propertyType', details.propertyType ?? ''],
    ['details.style', details.style ?? ''],
    ...[type, garage, basement, heating, airConditioning, exteriorConstruction].map(
      (text, at): [string, string] => [`other ${at}`, text ?? ''],
    ),
  ]);
}

/** The forms that match a word: beginnings of words, and exact words. */
type Forms = { readonly begins: readonly string[]; readonly exact: readonly string[] };

/** The words of the tests without their endings. */
const STEMS: Readonly<Record<string, string>> = {
  parks: 'park',
  kitchens: 'kitchen',
  lakes: 'lake',
  cities: 'city',
  renovations: 'renovat',
  renovated: 'renovat',
};

function formsOf(word: string, isBegun: boolean): Forms {
  const stem = STEMS[word];
  const begins = isBegun || /^\p{L}{4,}$/u.test(word);
  const isShort = !isBegun && /^\p{L}{1,3}$/u.test(word);
  return {
    begins: [...(begins ? [word] : []), ...(stem ? [stem] : [])],
    exact: [...(begins ? [] : [word]), ...(isShort ? [`${word}s`] : [])],
  };
}

const isForm = (token: string, { begins, exact }: Forms) =>
  exact.includes(token) || begins.some((begin) => token.startsWith(begin));

/** Whether a text has the words in a row; the last one may be a beginning. */
function hasPhrase(text: string, words: readonly string[]): boolean {
  const there = tokens(text);
  return there.some((_, from) =>
    words.every((word, at) => {
      const token = there[from + at] ?? '';
      return at === words.length - 1 ? isForm(token, formsOf(word, true)) : token === word;
    }),
  );
}

type Asked = Pick<ListingFilter, 'search' | 'searchFields' | 'searchOperator'>;

/** Whether a listing matches a keyword search: all parts between commas, and none of `not:`. */
export function hasKeywords(
  listing: ListingDocument,
  { search = '', searchFields: fields, searchOperator }: Asked,
): boolean {
  const texts = [...textsOf(listing)].filter(
    ([name]) => !fields?.length || fields.some((field) => field === name),
  );
  const parts = search.split(',').map((part) => {
    const isUnwanted = /^\s*not:/i.test(part);
    return { isUnwanted, words: tokens(part.replace(/^\s*not:/i, '')) };
  });
  const askedParts = parts.filter(({ words }) => words.length > 0);
  const includedParts = askedParts.filter(({ isUnwanted }) => !isUnwanted);
  const hasTerm = (words: readonly string[]) => texts.some(([, text]) => hasPhrase(text, words));
  const hasWord = (word: string) =>
    texts.some(([, text]) => tokens(text).some((token) => isForm(token, formsOf(word, false))));
  const includedWords = includedParts.flatMap(({ words }) => words);
  const hasAny = includedParts.length === 0 || includedWords.some(hasWord);
  const hasJoined = searchOperator === 'OR' ? hasAny : includedWords.every(hasWord);
  const hasIncluded = searchOperator
    ? hasJoined
    : includedParts.every(({ words }) => hasTerm(words));
  return (
    askedParts.length > 0 &&
    hasIncluded &&
    askedParts.every(({ isUnwanted, words }) => !isUnwanted || !hasTerm(words))
  );
}
