import { endedSession as en } from '../en/account/ended-session.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** Shown once a session has ended elsewhere, by locale. */
export const endedSessionTexts = textsByLocale({ en });
