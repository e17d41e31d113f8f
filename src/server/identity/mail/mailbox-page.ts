import { hash } from 'node:crypto';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import type { Locale } from '#src/messages/locale.ts';
import { mailboxTexts } from '#src/messages/account/mailbox.ts';
import type { StoredEmail } from '../../mail/mailer.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
  label { display: grid; flex: 1 1 16rem; }
  input, button { font: inherit; padding: 0.5rem 0.75rem; }
  article { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0 1rem; margin: 1rem 0; }
  h2 { font-size: 1.125rem; margin-block: 0.75rem 0; overflow-wrap: anywhere; }
  p { overflow-wrap: anywhere; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; }
  .code { font: 700 1.75rem/1.2 ui-monospace, monospace; letter-spacing: 0.2em; }
`;

const styleHash = hash('sha256', STYLE, 'base64');

/**
 * No script, no foreign content, no frame: the page shows texts typed by strangers. The empty icon keeps
 * browsers from asking for one, which they would report as refused.
 */
export const MAILBOX_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function article(
  { sentAtMs, to, subject, text, code, calendar }: StoredEmail,
  locale: Locale,
): string {
  const words = mailboxTexts(locale);
  const sentAt = new Date(sentAtMs).toISOString();
  return [
    `<article><h2>${escapeHtml(subject)}</h2>`,
    `<p>${escapeHtml(words.to)} <b>${escapeHtml(to)}</b>, <time datetime="${sentAt}">${sentAt}</time></p>`,
    code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`,
    `<p>${escapeHtml(text)}</p>`,
    calendar ? `<details><summary>.ics</summary><pre>${escapeHtml(calendar)}</pre></details>` : '',
    '</article>',
  ].join('');
}

/** The emails as a page, newest first; `to` is the address they were filtered by. */
export function mailboxPage(
  emails: readonly StoredEmail[],
  to: string | undefined,
  locale: Locale,
): string {
  const words = mailboxTexts(locale);
  const recipient = escapeHtml(to ?? '');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<form method="get">
<label>${escapeHtml(words.to)} <input type="email" name="to" value="${recipient}" autocomplete="off"></label>
<button>${escapeHtml(words.show)}</button>
</form>
${emails.map((email) => article(email, locale)).join('\n') || `<p>${escapeHtml(words.empty)}</p>`}
</main>
</body>
</html>
`;
}
