import { returningVisitor as en } from '../en/site/returning-visitor.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The band of the home page for who comes back, by locale. */
export const returningVisitorTexts = textsByLocale({ en });
