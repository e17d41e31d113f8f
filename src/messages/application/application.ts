import { application as en } from '../en/application/application.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The mortgage application, by locale. */
export const applicationTexts = textsByLocale({ en });
