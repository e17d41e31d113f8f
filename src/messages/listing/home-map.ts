import { homeMap as en } from '../en/listing/home-map.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The map of a home that can be moved, by locale. */
export const homeMapTexts = textsByLocale({ en });
