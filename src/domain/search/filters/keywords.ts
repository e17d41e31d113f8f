import { choiceOf } from './choice-filter.ts';
import type { Filter, QueryPart } from './filter.ts';

/** How several keywords are joined: all of them, any of them, or in a row as they are written. */
export const KEYWORD_MATCHES = ['all', 'any', 'phrase'] as const;
export type KeywordMatch = (typeof KEYWORD_MATCHES)[number];

type KeywordValues = { readonly keywords: string; readonly keywordMatch: KeywordMatch };
type KeywordsChip = {
  readonly kind: 'keywords';
  /** Each word, or the phrase as one. */
  readonly words: readonly string[];
  readonly match: KeywordMatch;
};

export const KEYWORDS_LIMIT = 100;

/** Keywords in the form of a search: single spaces, no control characters, at most `KEYWORDS_LIMIT` long. */
export function cleanKeywords(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, KEYWORDS_LIMIT)
    .trim();
}

const OPERATORS = { all: 'AND', any: 'OR', phrase: null } as const satisfies Record<
  KeywordMatch,
  QueryPart['searchOperator']
>;

const wordsOf = ({ keywords: text, keywordMatch }: KeywordValues) =>
  keywordMatch === 'phrase' ? [text] : text.split(/[\s,]+/u).filter(Boolean);

/** Words of the description. */
export const keywords: Filter<KeywordValues, unknown, KeywordsChip> = {
  parameters: ['keywords', 'match'],
  defaults: () => ({ keywords: '', keywordMatch: 'all' }),
  read: (query) => {
    const text = cleanKeywords(query.get('keywords') ?? '');
    const match = choiceOf(KEYWORD_MATCHES, query.get('match')) ?? 'all';
    return { keywords: text, keywordMatch: text ? match : 'all' };
  },
  write: ({ keywords: text, keywordMatch }) => {
    if (!text) return [];
    const words: [string, string] = ['keywords', text];
    return keywordMatch === 'all' ? [words] : [words, ['match', keywordMatch]];
  },
  toQuery: ({ keywords: text, keywordMatch }) =>
    text ? { search: text, searchOperator: OPERATORS[keywordMatch] } : {},
  chips: (filters) =>
    filters.keywords
      ? [{ kind: 'keywords', words: wordsOf(filters), match: filters.keywordMatch }]
      : [],
};
