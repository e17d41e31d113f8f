import { paging as en } from './en/paging.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** The pages of a list of homes, by locale. */
export const pagingTexts = textsByLocale({ en });
