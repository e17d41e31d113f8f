import { savedInBrowser as en } from '../en/account/saved-in-browser.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The message to a visitor without an account once a home is saved, by locale. */
export const savedInBrowserTexts = textsByLocale({ en });
