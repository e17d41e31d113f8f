import { geolocation as en } from '../en/search/geolocation.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Why the place of a visitor cannot be shown, by locale. */
export const geolocationTexts = textsByLocale({ en });
