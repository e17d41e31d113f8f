import { feed as en } from './en/feed.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** Messages about the listings' feed for the brokerage and visitors, by locale. */
export const feedTexts = textsByLocale({ en });
