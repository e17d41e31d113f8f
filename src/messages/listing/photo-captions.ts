import { photoCaptions as en } from '../en/listing/photo-captions.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What the photos of a home show, by locale. */
export const photoCaptionsTexts = textsByLocale({ en });
