import { styleguide as en } from '../en/site/styleguide.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The page on which the pieces of the design are looked at while developing, by locale. */
export const styleguideTexts = textsByLocale({ en });
