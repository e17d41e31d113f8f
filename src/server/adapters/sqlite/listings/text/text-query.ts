import type { SearchField } from '#src/contract/listings/search/search-fields.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { COLUMN_OF } from './listing-text.ts';
import { prefixWordForms, fullWordForms, type WordForm } from './word-forms.ts';

const EXCLUDED = /^not:/i;

/** The words of the full text that begin with a whole word; undefined for "too many to name". */
export type WordEndings = (word: string) => readonly string[] | undefined;

const noEndings: WordEndings = () => undefined;

/** Keywords, and how they are joined: all of the words, any of them, or terms of words in a row. */
export type Keywords = Pick<ListingFilter, 'search' | 'searchOperator'>;

type PhraseOf = (first: readonly string[], form: WordForm) => string;

/** Consecutive words in some columns; the last may go on if its form says so. */
function phrases(columns: string, endingsOf: WordEndings): PhraseOf {
  const phrase = (words: readonly string[]) =>
    columns + words.map((word) => `"${word}"`).join(' + ');
  return (first, { word, mayGoOn }) => {
    const fullPhrase = phrase([...first, word]);
    if (!mayGoOn) return fullPhrase;
    const endings = endingsOf(word);
    if (!endings) return `${fullPhrase} *`;
    return [fullPhrase, ...endings.map((ending) => phrase([...first, ending]))].join(' OR ');
  };
}

/** Only letters and digits reach the query language of FTS5, each word between quotes. */
const wordsOf = (term: string) => term.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const anyOf = (queries: readonly string[]) => `(${queries.join(' OR ')})`;

/** The consecutive words of a term, the last of which may go on or stand in another form. */
function termQuery(term: string, phraseOf: PhraseOf): string[] {
  const words = wordsOf(term);
  const last = words.at(-1);
  if (last === undefined) return [];
  return [anyOf(prefixWordForms(last).map((form) => phraseOf(words.slice(0, -1), form)))];
}

/** Each word of a term by itself, in any of its forms. */
const wordQueries = (term: string, phraseOf: PhraseOf) =>
  wordsOf(term).map((word) => anyOf(fullWordForms(word).map((form) => phraseOf([], form))));

/**
 * An FTS5 query of a keyword search. Its terms between commas must all be found, each as its words in a
 * row; with an operator all of its words or any of them. Terms that begin with `not:` must not be found.
 * `wanted` or `unwanted` is empty where the search has no such part. Where the endings of a word can be
 * named, FTS5 does not have to gather every place of every word that begins so.
 */
export function textQuery(
  { search = '', searchOperator }: Keywords,
  fields: readonly SearchField[] | undefined,
  endingsOf: WordEndings = noEndings,
) {
  const columns = fields?.length ? `{${fields.map((field) => COLUMN_OF[field]).join(' ')}} : ` : '';
  const phraseOf = phrases(columns, endingsOf);
  const terms = search.split(',').map((term) => term.trim());
  const excluded = terms.filter((term) => EXCLUDED.test(term));
  const wantedQueries = searchOperator ? wordQueries : termQuery;
  return {
    wanted: terms
      .filter((term) => !EXCLUDED.test(term))
      .flatMap((term) => wantedQueries(term, phraseOf))
      .join(searchOperator === 'OR' ? ' OR ' : ' AND '),
    unwanted: excluded
      .flatMap((term) => termQuery(term.replace(EXCLUDED, ''), phraseOf))
      .join(' OR '),
  };
}
