import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { COLOR_VARIABLES } from '#src/content-folder/color-variables.ts';
import { BROKERAGE_NAME, BROKERAGE_PHONE, LICENCE_LINE } from '#src/content-folder/facts.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { HOME_PATH } from '#src/domain/routes.ts';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import type { Locale } from '#src/messages/locale.ts';

const STYLE = `
  :root { color-scheme: light dark; ${COLOR_VARIABLES}; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: var(--paper); color: var(--ink); }
  header { background: var(--deep); }
  header a { display: block; padding: 1rem; color: var(--on-deep); font-size: 1.25rem; text-decoration: none; }
  header a, main, footer { box-sizing: border-box; max-width: 42rem; margin-inline: auto; }
  main { padding: 1.5rem 1rem; overflow-wrap: anywhere; }
  h1 { margin-block: 0 1rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
  a { color: var(--primary); font-weight: 600; }
  button { padding: 0.75rem 1.5rem; border: 0; border-radius: 1.5rem; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; cursor: pointer; }
  footer { padding: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  header :focus-visible { outline-color: var(--on-deep); outline-offset: -4px; }
`;

const styleHash = hash('sha256', STYLE, 'base64');

/**
 * Nothing is loaded and nothing runs; a form of the page may be sent to this site. The empty icon keeps
 * browsers from asking for one, which they would report as refused.
 */
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const PHONE_LINK = `tel:${BROKERAGE_PHONE.replaceAll(/[^+\d]/g, '')}`;

export type PlainPage = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Items listed below the sentences. */
  readonly items?: readonly string[];
  /** The words of a button that sends the page's own address back by POST. */
  readonly button?: string;
  readonly link: { readonly href: string; readonly text: string };
};

/**
 * A page of a few sentences, for a visitor who has come by a link in a mail or without a script. Its links
 * send only its origin as referrer, as its address may hold a token; with no origin its form would be
 * refused.
 */
export function plainPage(page: PlainPage, locale: Locale): string {
  const { title, paragraphs, items = [], button, link } = page;
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${HOME_PATH}">${escapeHtml(BROKERAGE_NAME)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${list && `<ul>${list}</ul>`}
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</main>
<footer><a href="${PHONE_LINK}">${escapeHtml(BROKERAGE_PHONE)}</a><br>${escapeHtml(LICENCE_LINE)}</footer>
</body>
</html>
`;
}

/** Sends such a page; no cache keeps it. */
export function sendPlainPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Whether a request was refused for its token, for example by a link that a mail program cut off. */
export function isTokenRefusal(error: unknown): error is RefusedRequest {
  return error instanceof RefusedRequest && error.problems.some(({ param }) => param === 'token');
}
