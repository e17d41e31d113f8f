import { calculators as en } from '../en/market/calculators.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The mortgage calculators, by locale. */
export const calculatorsTexts = textsByLocale({ en });
