import { accountPanel as en } from '../en/search/account-panel.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Replaces the homes that need an account, by locale. */
export const accountPanelTexts = textsByLocale({ en });
