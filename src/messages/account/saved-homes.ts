import { savedHomes as en } from '../en/account/saved-homes.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The homes a visitor keeps, by locale. */
export const savedHomesTexts = textsByLocale({ en });
