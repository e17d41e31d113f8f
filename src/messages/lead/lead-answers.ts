import { leadAnswers as en } from '../en/lead/lead-answers.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** What the server answers a message to the brokerage with; no form needs these in the browser, by locale. */
export const leadAnswersTexts = textsByLocale({ en });
