import { shell as en } from '../en/site/shell.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Messages of every page about itself, by locale. */
export const shellTexts = textsByLocale({ en });
