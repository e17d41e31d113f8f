import { HOME_PATH } from '#src/domain/routes.ts';
import { showingTimeText } from '#src/domain/showing/showing-text.ts';
import type { Locale } from '#src/messages/locale.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { plainPage } from '../../http/replies/plain-page.ts';
import type { ShowingLead, ShowingParty } from './showing-store.ts';

export type ShowingAction = 'cancel' | 'confirm';

function page(title: string, paragraphs: readonly string[], locale: Locale, button?: string) {
  const link = { href: HOME_PATH, text: showingTexts(locale).pages.home };
  return plainPage({ title, paragraphs, link, ...(button && { button }) }, locale);
}

function summaryOf({ showing }: ShowingLead, locale: Locale): string {
  const when = showingTimeText(showing.startsAtMs, showing.timeZone, locale);
  return showingTexts(locale).pages.cancel(when, showing.place);
}

/** A page that asks before it acts, as programs that check the links of mails follow them by GET. */
export function confirmPage(lead: ShowingLead, action: ShowingAction, locale: Locale): string {
  const { pages } = showingTexts(locale);
  const [title, button] =
    action === 'cancel'
      ? [pages.cancelTitle, pages.cancelButton]
      : [pages.confirmTitle, pages.confirmButton];
  return page(title, [summaryOf(lead, locale)], locale, button);
}

export function cancelledPage(lead: ShowingLead, party: ShowingParty, locale: Locale): string {
  const { pages } = showingTexts(locale);
  const by = party === 'guest' ? pages.cancelledByGuest : pages.cancelledByAgent;
  return page(pages.cancelledTitle, [summaryOf(lead, locale), by], locale);
}

export function confirmedPage(lead: ShowingLead, locale: Locale): string {
  const { pages } = showingTexts(locale);
  return page(pages.confirmedTitle, [summaryOf(lead, locale), pages.confirmed], locale);
}

export function pastPage(locale: Locale): string {
  const { pages } = showingTexts(locale);
  return page(pages.pastTitle, [pages.past], locale);
}

export function unknownPage(locale: Locale): string {
  const { pages } = showingTexts(locale);
  return page(pages.unknownTitle, [pages.unknown], locale);
}

export function unavailablePage(locale: Locale): string {
  const { pages } = showingTexts(locale);
  return page(pages.unavailableTitle, [pages.unavailable], locale);
}
