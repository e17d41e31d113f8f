import { trends as en } from '../en/market/trends.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The market trends of a place, by locale. */
export const trendsTexts = textsByLocale({ en });
