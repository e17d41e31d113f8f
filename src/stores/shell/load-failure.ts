import { pageLocale } from '#src/messages/locale.ts';
import { noticesTexts } from '#src/messages/site/notices.ts';
import { notify, reloadAction } from './notifications.ts';

/** Says that a part of the page is missing, as its script did not come: reloading may bring it. */
export function notifyLoadFailure(): void {
  const { notLoaded: text } = noticesTexts(pageLocale());
  notify({ id: 'not-loaded', text, tone: 'failed', lasts: true, action: reloadAction() });
}
