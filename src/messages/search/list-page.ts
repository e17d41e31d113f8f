import { listPage as en } from '../en/search/list-page.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Texts of lists and searches that only the server renders, by locale. */
export const listPageTexts = textsByLocale({ en });
