import { hash } from 'node:crypto';
import type { Locale } from '#src/messages/locale.ts';
import { leadAnswersTexts } from '#src/messages/lead/lead-answers.ts';
import type { LeadProblem } from './lead-problems.ts';

/** The pages that a form sent without a script leads to. */
const CONTACT_PATH = '/real-estate/contact';

/** Where a visitor without a script is thanked; the receipt is no secret and names nobody. */
export function thanksPath(receipt: string): string {
  return `${CONTACT_PATH}/thanks?receipt=${encodeURIComponent(receipt)}`;
}

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:2rem auto;padding:0 1rem}';

const styleHash = hash('sha256', STYLE, 'base64');

/** Nothing is loaded and nothing runs. */
export const FORM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Tells a visitor without a script what is wrong. It holds no field: the browser's way back is to the
 * form as it was filled, and what was typed is in no address.
 */
export function refusalPage(problems: readonly LeadProblem[], locale: Locale): string {
  const words = leadAnswersTexts(locale);
  const items = problems.map(({ msg }) => `<li>${escapeHtml(msg)}</li>`).join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.refusedTitle)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.refusedTitle)}</h1>
<ul>${items}</ul>
<p>${escapeHtml(words.refusedAdvice)}</p>
<p><a href="${CONTACT_PATH}">${escapeHtml(words.backToForm)}</a></p>
</main>
</body>
</html>
`;
}
