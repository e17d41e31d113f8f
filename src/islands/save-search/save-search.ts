import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { WAITING_SEARCH_KEY } from '#src/stores/saved/keys.ts';
import { askToLogIn } from '#src/stores/session/ask-to-log-in.ts';
import {
  removeStorage,
  writeStorage,
  readStorage,
} from '#src/stores/shell/storage/browser-storage.ts';

// Opens the dialog that saves a search. It is only loaded when it is asked for, by someone with an
// account; others log in or sign up first, and the search is saved when they are back.

function saveAfterLogin(): void {
  const address = location.pathname + location.search;
  writeStorage('session', WAITING_SEARCH_KEY, JSON.stringify({ address }));
  askToLogIn(address);
}

/** Takes the waiting search, once: its visitor is back. */
function takeWaitingSearch(): string | null {
  const search = readStorage('session', WAITING_SEARCH_KEY);
  removeStorage('session', WAITING_SEARCH_KEY);
  return search;
}

/** A visitor who comes back without a session has decided against saving the search. */
function visit(): void {
  if (!hasActiveSession(document.cookie)) {
    removeStorage('session', WAITING_SEARCH_KEY);
    return;
  }
  const isWaiting = readStorage('session', WAITING_SEARCH_KEY) !== null;
  import('./visit-search.ts').then(
    ({ visitSearch }) => visitSearch(takeWaitingSearch(), pageLocale()),
    (error: unknown) => {
      // Failing to tell the account of a seen search is harmless; a waiting search is saved after a reload.
      if (isWaiting) throw error;
    },
  );
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-save-search]')) return;
  if (hasActiveSession(document.cookie)) {
    void import('./open-dialog.ts').then(({ openDialog }) => openDialog(pageLocale()));
  } else saveAfterLogin();
});
// Also when Back brings the page as it was left.
addEventListener('pageshow', visit);
