import { listing as en } from '../en/listing/listing.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Words about one home, wherever it is shown, by locale. */
export const listingTexts = textsByLocale({ en });
