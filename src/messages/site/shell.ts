import { shell as en } from '../en/site/shell.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What every page may have to say about itself, by locale. */
export const shellTexts = textsByLocale({ en });
