import { homeValue as en } from './en/home-value.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** The page that values homes, and the estimated value of a listing, by locale. */
export const homeValueTexts = textsByLocale({ en });
