import { hash } from 'node:crypto';
import { HOME_PATH } from '#src/domain/routes.ts';
import { alertsTexts } from '#src/messages/account/alerts.ts';
import type { Locale } from '#src/messages/locale.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:2rem auto;padding:0 1rem}button{font:inherit;padding:.75rem 1.25rem}';

const styleHash = hash('sha256', STYLE, 'base64');

/** Nothing is loaded and nothing runs. */
export const UNSUBSCRIBE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type Page = { readonly title: string; readonly text: string; readonly form?: string };

function page({ title, text, form = '' }: Page, locale: Locale): string {
  const words = alertsTexts(locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="${HOME_PATH}">${escapeHtml(words.home)}</a></p>
</main>
</body>
</html>
`;
}

/** Asks before it ends anything, as programs that look at links in mails only look. */
export function confirmPage(searchName: string, locale: Locale): string {
  const words = alertsTexts(locale);
  const form = `<form method="post"><button>${escapeHtml(words.confirmButton)}</button></form>`;
  return page({ title: words.confirmTitle, text: words.confirm(searchName), form }, locale);
}

export function donePage(searchName: string, locale: Locale): string {
  const words = alertsTexts(locale);
  return page({ title: words.doneTitle, text: words.done(searchName) }, locale);
}

export function unknownPage(locale: Locale): string {
  const words = alertsTexts(locale);
  return page({ title: words.unknownTitle, text: words.unknown }, locale);
}

export function unavailablePage(locale: Locale): string {
  const words = alertsTexts(locale);
  return page({ title: words.unavailableTitle, text: words.unavailable }, locale);
}
