import { profile as en } from '../en/account/profile.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The profile page, by locale. */
export const profileTexts = textsByLocale({ en });
