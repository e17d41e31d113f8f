import { showing as en } from '../en/lead/showing.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Asking to see a home, and the mails and pages about it, by locale. */
export const showingTexts = textsByLocale({ en });
