import { accountPanel as en } from '../en/search/account-panel.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What stands in place of the homes that need an account, by locale. */
export const accountPanelTexts = textsByLocale({ en });
