import { marketing as en } from '../en/site/marketing.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Marketing pages: what is not an editor's text, by locale. */
export const marketingTexts = textsByLocale({ en });
