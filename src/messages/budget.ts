import { budget as en } from './en/budget.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** The fields of what can be paid for a home, by locale. */
export const budgetTexts = textsByLocale({ en });
