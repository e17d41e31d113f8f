import { site as en } from '../en/site/site.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The frame of every page, and the pages that are little more than the frame, by locale. */
export const siteTexts = textsByLocale({ en });
