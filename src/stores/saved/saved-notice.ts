import { isSaved } from '#src/domain/account/saved-homes.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { savedInBrowserTexts } from '#src/messages/account/saved-in-browser.ts';
import { askToLogIn } from '../session/ask-to-log-in.ts';
import { notify } from '../shell/notifications.ts';
import { readStorage } from '../shell/storage/browser-storage.ts';
import { SAVED_HOMES_KEY } from './keys.ts';
import { $savedHomes } from './saved.ts';

/**
 * Tells a visitor who has saved a home that it is stored in this browser, and offers the way to an account;
 * where the browser stores nothing, that it is saved for as long as the page is open.
 */
export function notifySaved(home: KeyedListing): void {
  const savedHomes = $savedHomes.get();
  if (!isSaved(savedHomes, home)) return;
  const words = savedInBrowserTexts(pageLocale());
  const notice = { id: 'saved-homes', tone: 'info', lasts: false } as const;
  if (readStorage('local', SAVED_HOMES_KEY) !== JSON.stringify(savedHomes)) {
    notify({ ...notice, text: words.savedForPage });
    return;
  }
  const back = location.pathname + location.search;
  const run = () => askToLogIn(back);
  notify({ ...notice, text: words.saved, action: { label: words.login, run } });
}
