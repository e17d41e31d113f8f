import { lead as en } from '../en/lead/lead.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Sending a message to the brokerage: the message of each field for each rule it fails, by locale. */
export const leadTexts = textsByLocale({ en });
