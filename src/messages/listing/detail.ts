import { detail as en } from '../en/listing/detail.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The page of one home, by locale. */
export const detailTexts = textsByLocale({ en });
