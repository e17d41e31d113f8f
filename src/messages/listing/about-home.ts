import { aboutHome as en } from '../en/listing/about-home.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The sentences about a home that are made from its facts, by locale. */
export const aboutHomeTexts = textsByLocale({ en });
