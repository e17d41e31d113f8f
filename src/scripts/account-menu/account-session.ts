import { afterLogOutPath } from '#src/domain/account/auth/guard.ts';
import { shortName } from '#src/domain/account/auth/session.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { $endedElsewhere, $session, type SessionState } from '#src/stores/session/session.ts';
import { signOutUnlessUnsent } from '#src/stores/saved/sign-out.ts';
import { fillInSenders } from './fill-in-sender.ts';
import { showPersonalizedView } from './personalized-view.ts';
import { showOwnPhotos } from './own-photos.ts';

function write(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
}

function showName(session: SessionState): void {
  const words = authTexts(pageLocale());
  const root = document.documentElement;
  root.toggleAttribute('data-signed-in', session.kind !== 'anonymous');
  if (session.kind !== 'active') return;
  const name = shortName(session.user);
  write('[data-account-name]', name);
  write('[data-account-email]', session.user.email);
  for (const button of document.querySelectorAll('[data-account-button]')) {
    button.setAttribute('aria-label', words.accountOf(name));
  }
}

/** A public page stays, and is loaded again in its public form. */
function leavePrivatePage(): void {
  const to = afterLogOutPath(location.pathname);
  if (to === undefined) location.reload();
  else location.assign(to);
}

/** Removes private content from the screen, as whoever ended the session elsewhere expects. */
function leaveEndedSession(): void {
  import('./ended-session.ts').then(
    ({ leavePage }) => leavePage(),
    () => location.reload(),
  );
}

async function logOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const isEnded = await signOutUnlessUnsent(leavePrivatePage);
  button.disabled = isEnded;
}

/** Shows the owner of the account, and the page as they may see it. */
export function showAccount(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-log-out]')) {
    button.addEventListener('click', () => void logOut(button));
  }
  $session.subscribe(showName);
  $endedElsewhere.listen(leaveEndedSession);
  fillInSenders();
  showPersonalizedView();
  if (document.querySelector('[data-vow-terms-dialog]')) {
    void import('../vow-terms/vow-terms.ts').then(({ askForVowTerms }) => askForVowTerms());
  }
  showOwnPhotos();
}
