import { isSaved } from '#src/domain/account/saved-homes.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { savedHomesTexts } from '#src/messages/account/saved-homes.ts';
import { askToLogIn } from '../session/ask-to-log-in.ts';
import { notify } from '../shell/notifications.ts';
import { $savedHomes } from './saved.ts';

/** Says to a visitor who has saved a home that it is in this browser, and offers the way to an account. */
export function tellSavedHere(home: KeyedListing): void {
  if (!isSaved($savedHomes.get(), home)) return;
  const words = savedHomesTexts(pageLocale());
  const back = location.pathname + location.search;
  const run = () => askToLogIn(back);
  const action = { label: words.login, run };
  notify({ id: 'saved-homes', text: words.savedHere, tone: 'info', lasts: false, action });
}
