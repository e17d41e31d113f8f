import { feed as en } from './en/feed.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** What the brokerage and visitors are told of the feed the listings come from, by locale. */
export const feedTexts = textsByLocale({ en });
