import { failure as en } from '../en/site/failure.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The message for a failure without a text of its own, by locale. */
export const failureTexts = textsByLocale({ en });
