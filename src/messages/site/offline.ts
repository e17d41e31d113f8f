import { offline as en } from '../en/site/offline.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The page that is shown when there is no connection, by locale. */
export const offlineTexts = textsByLocale({ en });
