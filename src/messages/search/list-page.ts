import { listPage as en } from '../en/search/list-page.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What only the server says on the pages of lists and searches, by locale. */
export const listPageTexts = textsByLocale({ en });
