import { filters as en } from '../en/search/filters.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Choosing which homes to see, by locale. */
export const filtersTexts = textsByLocale({ en });
