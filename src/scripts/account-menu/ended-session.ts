import { afterLogOutPath } from '#src/domain/account/auth/guard.ts';
import { storeUnsentHomes } from '#src/stores/saved/ended-session.ts';
import { ENDED_KEY } from '#src/stores/session/ended-key.ts';
import { writeStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { clearSender } from './fill-in-sender.ts';
import { showPublicView } from './personalized-view.ts';
import { notifySessionEnded } from './ended-notice.ts';

const TEXT_FIELDS =
  'form :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search]))';

/** Whether a visitor would lose what they are about to send. */
function isFormInUse(): boolean {
  if (document.querySelector('dialog[open] form')) return true;
  const fields = document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function hideAccount(): void {
  for (const element of document.querySelectorAll('[data-account-name], [data-account-email]')) {
    element.textContent = '';
  }
}

/**
 * Removes private content from the screen once the session has ended elsewhere, as whoever ended it
 * expects. The page is loaded again, unless that would lose text its visitor has typed into a public form.
 */
export function leavePage(): void {
  const homes = storeUnsentHomes();
  clearSender();
  const isForEveryone = afterLogOutPath(location.pathname) === undefined;
  if (isForEveryone && isFormInUse()) {
    hideAccount();
    void showPublicView();
    notifySessionEnded((words) => words.formKept);
    return;
  }
  writeStorage('session', ENDED_KEY, String(homes.length));
  location.reload();
}
