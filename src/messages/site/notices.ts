import { notices as en } from '../en/site/notices.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Short notices over a page, by locale. */
export const noticesTexts = textsByLocale({ en });
