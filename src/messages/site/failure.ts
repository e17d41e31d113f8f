import { failure as en } from '../en/site/failure.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What is said of a failure that no other text is for, by locale. */
export const failureTexts = textsByLocale({ en });
