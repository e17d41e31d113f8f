import { searchBox as en } from '../en/search/search-box.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The box in which one looks for a place, an address or a home, by locale. */
export const searchBoxTexts = textsByLocale({ en });
