import { styleguide as en } from '../en/site/styleguide.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The page that shows the pieces of the design during development, by locale. */
export const styleguideTexts = textsByLocale({ en });
