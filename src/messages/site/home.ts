import { home as en } from '../en/site/home.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The home page: what is not an editor's text, by locale. */
export const homeTexts = textsByLocale({ en });
