import { place as en } from '../en/search/place.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** A place in numbers, by locale. */
export const placeTexts = textsByLocale({ en });
