import type { Locale } from '#src/messages/locale.ts';
import { leadAnswersTexts } from '#src/messages/lead/lead-answers.ts';
import { plainPage } from '../http/replies/plain-page.ts';
import type { LeadProblem } from './lead-problems.ts';

/** The pages that a form sent without a script leads to. */
const CONTACT_PATH = '/real-estate/contact';

/** The thanks page for a visitor without a script; the receipt is no secret and names nobody. */
export function thanksPath(receipt: string): string {
  return `${CONTACT_PATH}/thanks?receipt=${encodeURIComponent(receipt)}`;
}

/**
 * The page that tells a visitor without a script what is wrong. It holds no field: the browser's way back
 * leads to the filled form, so that no typed text appears in an address.
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
