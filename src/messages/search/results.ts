import { results as en } from '../en/search/results.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Lists of homes, by locale. */
export const resultsTexts = textsByLocale({ en });
