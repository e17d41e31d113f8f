import type { Locale } from '#src/messages/locale.ts';
import { leadAnswersTexts } from '#src/messages/lead/lead-answers.ts';
import { plainPage } from '../http/replies/plain-page.ts';
import type { LeadProblem } from './lead-problems.ts';

/** The pages that a form sent without a script leads to. */
const CONTACT_PATH = '/real-estate/contact';

/** Where a visitor without a script is thanked; the receipt is no secret and names nobody. */
export function thanksPath(receipt: string): string {
  return `${CONTACT_PATH}/thanks?receipt=${encodeURIComponent(receipt)}`;
}

/**
 * Tells a visitor without a script what is wrong. It holds no field: the browser's way back is to the
 * form as it was filled, and what was typed is in no address.
 */
export function refusalPage(problems: readonly LeadProblem[], locale: Locale): string {
  const words = leadAnswersTexts(locale);
  return plainPage(
    {
      title: words.refusedTitle,
      items: problems.map(({ msg }) => msg),
      paragraphs: [words.refusedAdvice],
      link: { href: CONTACT_PATH, text: words.backToForm },
    },
    locale,
  );
}
