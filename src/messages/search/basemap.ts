import { basemap as en } from '../en/search/basemap.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Texts about the picture under the pins, by locale. */
export const basemapTexts = textsByLocale({ en });
