import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { askToLogIn } from '#src/stores/session/ask-to-log-in.ts';
import {
  removeStorage,
  writeStorage,
  readStorage,
} from '#src/stores/shell/storage/browser-storage.ts';

// Opens the dialog that saves a search. It is only loaded when it is asked for, by someone with an
// account; others log in or sign up first, and the search is saved when they are back.

/** The address of the search that waits for its visitor to log in. */
const WAITING_KEY = 'realty:waiting-search';

function saveAfterLogin(): void {
  const address = location.pathname + location.search;
  writeStorage('session', WAITING_KEY, address);
  askToLogIn(address);
}

/** Who comes back without a session has thought better of saving the search. */
function visit(): void {
  const waitingAddress = readStorage('session', WAITING_KEY);
  removeStorage('session', WAITING_KEY);
  if (!hasActiveSession(document.cookie)) return;
  void import('./visit-search.ts').then(({ visitSearch }) =>
    visitSearch(waitingAddress, pageLocale()),
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
