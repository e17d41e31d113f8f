import { vowTerms as en } from '../en/account/vow-terms.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** About the terms of the real estate boards, by locale. */
export const vowTermsTexts = textsByLocale({ en });
