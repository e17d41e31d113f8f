import { applicationForm as en } from '../en/application/application-form.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The pages of the mortgage application, by locale. */
export const applicationFormTexts = textsByLocale({ en });
