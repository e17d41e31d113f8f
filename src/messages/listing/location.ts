import { location as en } from '../en/listing/location.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Where a home is, and what is around it, by locale. */
export const locationTexts = textsByLocale({ en });
