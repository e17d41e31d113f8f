import { feed as en } from './en/feed.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** What the brokerage is told of the feed its listings come from, by locale. */
export const feedTexts = textsByLocale({ en });
