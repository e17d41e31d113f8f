import { filterFields as en } from '../en/search/filter-fields.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Choosing which homes to see, by locale. */
export const filterFieldsTexts = textsByLocale({ en });
