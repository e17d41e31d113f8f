import { leadAnswers as en } from '../en/lead/lead-answers.ts';
import { textsByLocale } from '../texts-by-locale.ts';

/** The server's answers to a message to the brokerage; no form needs these in the browser, by locale. */
export const leadAnswersTexts = textsByLocale({ en });
