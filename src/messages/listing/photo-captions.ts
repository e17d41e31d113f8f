import { photoCaptions as en } from '../en/listing/photo-captions.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Captions for photos of a home, by locale. */
export const photoCaptionsTexts = textsByLocale({ en });
