import { paging as en } from '../en/search/paging.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The pages of a list of homes, by locale. */
export const pagingTexts = textsByLocale({ en });
