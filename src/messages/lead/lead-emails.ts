import { leadEmails as en } from '../en/lead/lead-emails.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The emails about a lead: to the brokerage, and to its sender, by locale. */
export const leadEmailsTexts = textsByLocale({ en });
