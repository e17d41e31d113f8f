import { lead as en } from '../en/lead/lead.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Sending a message to the brokerage: what each field says when it fails a rule, by locale. */
export const leadTexts = textsByLocale({ en });
