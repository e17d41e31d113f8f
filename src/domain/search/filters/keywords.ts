import type { Filter } from './filter.ts';

type KeywordValues = { readonly keywords: string };
type KeywordsChip = { readonly kind: 'keywords'; readonly text: string };

export const KEYWORDS_LIMIT = 100;

/** Keywords as they are searched: single spaces, at most `KEYWORDS_LIMIT` characters. */
export function cleanKeywords(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, KEYWORDS_LIMIT).trim();
}

/** Words of the description. */
export const keywords: Filter<KeywordValues, unknown, KeywordsChip> = {
  parameters: ['keywords'],
  defaults: () => ({ keywords: '' }),
  read: (query) => ({ keywords: cleanKeywords(query.get('keywords') ?? '') }),
  write: ({ keywords: text }) => (text ? [['keywords', text]] : []),
  toQuery: ({ keywords: text }) => ({ search: text }),
  chips: ({ keywords: text }) => (text ? [{ kind: 'keywords', text }] : []),
};
