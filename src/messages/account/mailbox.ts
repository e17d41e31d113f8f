import { mailbox as en } from '../en/account/mailbox.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The page of emails that are stored instead of sent, by locale. */
export const mailboxTexts = textsByLocale({ en });
