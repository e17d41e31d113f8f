import { soldData as en } from './en/sold-data.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** Said in place of what needs sold homes, where the boards give none, by locale. */
export const soldDataTexts = textsByLocale({ en });
