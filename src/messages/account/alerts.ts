import { alerts as en } from '../en/account/alerts.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The emails about saved searches, and the page that ends them, by locale. */
export const alertsTexts = textsByLocale({ en });
