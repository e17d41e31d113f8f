import { pageLocale } from '#src/messages/locale.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
import { $areTermsDue, acceptVowTerms, checkVowTerms } from '#src/stores/account/vow-terms.ts';
import { $userId } from '#src/stores/session/session.ts';
import { notify } from '#src/stores/shell/notifications.ts';

// Where a log-in offer stands, a signed-in customer who has not accepted the boards' terms is shown these
// instead. The page contains both; an attribute of its root says which is seen. After the acceptance the
// page fetches what it lacks, and the customer stays where they are.

/** Set on the root while the terms are due. */
const DUE = 'data-vow-terms-due';

const dialog = () => document.querySelector<HTMLDialogElement>('[data-vow-terms-dialog]');

function openDialog(): void {
  const element = dialog();
  element?.showModal();
  element?.querySelector('h2')?.focus();
}

async function accept(button: HTMLButtonElement, version: string): Promise<void> {
  const words = vowTermsTexts(pageLocale());
  const alert = button.closest('[data-vow-terms-prompt]')?.querySelector('[role="alert"]');
  alert?.replaceChildren();
  button.disabled = true;
  const outcome = await acceptVowTerms(version);
  button.disabled = false;
  if (outcome !== 'accepted') {
    alert?.replaceChildren(words[outcome]);
    return;
  }
  dialog()?.close();
  // The button that has the focus is about to go.
  document.querySelector('main')?.focus({ preventScroll: true });
  notify({ id: 'vow-terms', text: words.accepted, tone: 'info', lasts: false });
}

/** Buttons that open the terms; a log-in link of the page itself gives a signed-in customer no more than these. */
const REVIEW =
  '[data-review-vow-terms], main a[href*="/auth/login"], main a[href*="/auth/new-account"]';

function onClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('[data-accept-vow-terms]');
  const version = button?.dataset['acceptVowTerms'];
  if (button && version !== undefined) void accept(button, version);
  else if ($areTermsDue.get() && target.closest(REVIEW)) {
    event.preventDefault();
    openDialog();
  }
}

/** Asks whoever is signed in to accept the boards' terms, where the page has something to show for it. */
export function askForVowTerms(): void {
  document.addEventListener('click', onClick);
  $areTermsDue.subscribe((isDue) => document.documentElement.toggleAttribute(DUE, isDue));
  $userId.subscribe((id) => {
    if (id === null) $areTermsDue.set(false);
    else void checkVowTerms();
  });
}
