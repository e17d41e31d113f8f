import { HOME_PATH } from '#src/domain/routes.ts';
import { alertsTexts } from '#src/messages/account/alerts.ts';
import type { Locale } from '#src/messages/locale.ts';
import type { TokenSubject } from './alert-store.ts';
import { plainPage } from '../../http/replies/plain-page.ts';

type Page = { readonly title: string; readonly text: string; readonly button?: string };

function page({ title, text, button }: Page, locale: Locale): string {
  const link = { href: HOME_PATH, text: alertsTexts(locale).home };
  return plainPage({ title, paragraphs: [text], link, ...(button && { button }) }, locale);
}

/**
 * A page that asks before it ends anything, as programs that check the links of mails follow them by GET.
 */
export function confirmPage(subject: TokenSubject, locale: Locale): string {
  const words = alertsTexts(locale);
  const button = words.confirmButton;
  const text = subject.kind === 'homes' ? words.confirmHomes : words.confirm(subject.name);
  return page({ title: words.confirmTitle, text, button }, locale);
}

export function donePage(subject: TokenSubject, locale: Locale): string {
  const words = alertsTexts(locale);
  const text = subject.kind === 'homes' ? words.doneHomes : words.done(subject.name);
  return page({ title: words.doneTitle, text }, locale);
}

export function unknownPage(locale: Locale): string {
  const words = alertsTexts(locale);
  return page({ title: words.unknownTitle, text: words.unknown }, locale);
}

export function unavailablePage(locale: Locale): string {
  const words = alertsTexts(locale);
  return page({ title: words.unavailableTitle, text: words.unavailable }, locale);
}
