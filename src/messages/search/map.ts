import { map as en } from '../en/search/map.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Texts of the map search, by locale. */
export const mapTexts = textsByLocale({ en });
