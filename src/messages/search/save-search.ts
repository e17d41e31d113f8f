import { saveSearch as en } from '../en/search/save-search.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The button that saves a search, apart from the dialog it opens: it is on the page at once, by locale. */
export const saveSearchTexts = textsByLocale({ en });
