import { savedSearches as en } from '../en/search/saved-searches.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Saving a search, and the searches that are saved, by locale. */
export const savedSearchesTexts = textsByLocale({ en });
