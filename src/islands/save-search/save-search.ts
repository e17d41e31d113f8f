import { hasActiveSession } from '#src/domain/auth-flag.ts';
import { signInPath } from '#src/domain/routes.ts';
import { saveSearch as words } from '#src/messages/en/save-search.ts';
import { notify } from '#src/stores/notifications.ts';

// Opens the dialog that saves a search. It is only loaded when it is asked for, by someone with an
// account; others log in first and come back to the same search.

function tellFailure(error: unknown): void {
  console.info('The dialog could not be loaded.', error);
  notify({ id: 'save-search', text: words.notLoaded, tone: 'failed', lasts: false });
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-save-search]')) return;
  if (!hasActiveSession(document.cookie)) {
    location.assign(signInPath('login', location.pathname + location.search));
    return;
  }
  import('./open-dialog.ts').then(({ openDialog }) => openDialog(), tellFailure);
});
