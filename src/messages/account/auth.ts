import { auth as en } from '../en/account/auth.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The account pages, by locale. */
export const authTexts = textsByLocale({ en });
