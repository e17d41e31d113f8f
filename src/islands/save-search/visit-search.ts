import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import type { NewSearch } from '#src/contract/customer/saved.ts';
import { pagePath } from '#src/domain/routes.ts';
import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import type { Locale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { notify } from '#src/stores/shell/notifications.ts';
import { askToLogIn } from '#src/stores/session/ask-to-log-in.ts';
import { WAITING_SEARCH_KEY } from '#src/stores/saved/keys.ts';
import { parsedJson } from '#src/stores/shell/storage/stored-json.ts';
import { markSearchSeen, saveSearch } from '#src/stores/saved/searches.ts';
import { failureText } from './failure-text.ts';
import { namedSearch } from './named-search.ts';

const NOTICE = 'save-search';

/** The waiting search, with its visitor's choices from before the log-in. */
const WaitingSearch = z.object({
  address: z.string(),
  name: z.optional(z.string()),
  notify: z.optional(z.boolean()),
});

async function save(search: NewSearch, locale: Locale): Promise<void> {
  const words = savedSearchesTexts(locale);
  const { name, address } = search;
  const outcome = await saveSearch(search);
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

/** Saves the search that its visitor had to log in for, under their chosen or the proposed name. */
async function saveWaiting(text: string, locale: Locale): Promise<void> {
  const waitingSearch = WaitingSearch.safeParse(parsedJson(WAITING_SEARCH_KEY, text));
  if (!waitingSearch.success) return;
  const { address, name, notify: notifies = false } = waitingSearch.data;
  const { pathname, search: query } = new URL(address, location.origin);
  const search = namedSearch(pathname, query, locale);
  if (!search) return;
  await save(
    { address: search.address, name: name ?? search.proposedName, notify: notifies },
    locale,
  );
}

/**
 * The tasks of a page for a signed-in visitor: saves the search that waits for the log-in, if there is one,
 * and tells the account that the homes of this page's search have been seen.
 */
export async function visitSearch(waitingSearch: string | null, locale: Locale): Promise<void> {
  if (waitingSearch !== null) await saveWaiting(waitingSearch, locale);
  const search = searchOfAddress(location.pathname, location.search);
  if (search) await markSearchSeen(search.address);
}
