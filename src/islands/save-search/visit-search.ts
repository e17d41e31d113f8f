import { pagePath } from '#src/domain/routes.ts';
import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import type { Locale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { notify } from '#src/stores/shell/notifications.ts';
import { askToLogIn } from '#src/stores/session/ask-to-log-in.ts';
import { markSearchSeen, saveSearch } from '#src/stores/saved/searches.ts';
import { failureText } from './failure-text.ts';
import { type NamedSearch, namedSearch } from './named-search.ts';

const NOTICE = 'save-search';

async function save(search: NamedSearch, locale: Locale): Promise<void> {
  const words = savedSearchesTexts(locale);
  const { proposedName: name, address } = search;
  const outcome = await saveSearch({ name, address, notify: false });
  if (outcome.ok) {
    const run = () => location.assign(`${pagePath('/auth/profile')}?tab=saved-searches`);
    const action = { label: words.see, run };
    notify({ id: NOTICE, text: words.saved(name), tone: 'info', lasts: true, action });
    return;
  }
  const isLoggedOut = outcome.error.kind === 'refused' && outcome.error.status === 401;
  const action = isLoggedOut
    ? { label: words.login, run: () => askToLogIn(address) }
    : { label: words.retry, run: () => void save(search, locale) };
  notify({
    id: NOTICE,
    text: failureText(outcome.error, locale),
    tone: 'failed',
    lasts: true,
    action,
  });
}

/** Saves the search that its visitor had to log in for, under the name it would be proposed. */
async function saveWaiting(address: string, locale: Locale): Promise<void> {
  const { pathname, search: query } = new URL(address, location.origin);
  const search = namedSearch(pathname, query, locale);
  if (search) await save(search, locale);
}

/**
 * What a page does for a signed-in visitor: saves the search that waits for the log-in, if one does, and
 * tells the account that the homes of the search of this page have been seen.
 */
export async function visitSearch(waitingAddress: string | null, locale: Locale): Promise<void> {
  if (waitingAddress !== null) await saveWaiting(waitingAddress, locale);
  const search = searchOfAddress(location.pathname, location.search);
  if (search) await markSearchSeen(search.address);
}
