import { budget as en } from './en/budget.ts';
import { textsByLocale } from './texts-by-locale.ts';

/** The fields for a visitor's means to pay for a home, by locale. */
export const budgetTexts = textsByLocale({ en });
