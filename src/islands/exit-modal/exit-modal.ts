import { keepText, keptText } from '#src/stores/browser-storage.ts';
import { LEAD_SENT_KEY } from '#src/stores/lead-keys.ts';

// Offers help once to a visitor on a computer whose pointer leaves towards the tabs. Plain DOM: the
// dialog is in the page, and most pages have nothing else that would need more.

const SHOWN_KEY = 'larchway:exit-offer';
/** Who leaves sooner has not seen the page yet. */
const SEEN_AFTER_MS = 3000;

/** A mouse and room to leave at the top; a phone's way back is not a way out. */
const desktop = matchMedia('(hover: hover) and (pointer: fine) and (width >= 900px)');

function isSettled(): boolean {
  return keptText('local', SHOWN_KEY) !== null || keptText('local', LEAD_SENT_KEY) !== null;
}

function watchExit(dialog: HTMLDialogElement): void {
  const watching = new AbortController();
  const leave = ({ clientY, relatedTarget, timeStamp }: MouseEvent) => {
    if (clientY > 0 || relatedTarget || timeStamp < SEEN_AFTER_MS || !desktop.matches) return;
    if (
      document.querySelector('dialog[open]') ||
      document.activeElement?.matches('input, textarea')
    )
      return;
    watching.abort();
    if (isSettled()) return;
    keepText('local', SHOWN_KEY, '1');
    dialog.showModal();
  };
  document.documentElement.addEventListener('mouseleave', leave, { signal: watching.signal });
  dialog.addEventListener('click', ({ target }) => {
    // A click beside the dialog is on its backdrop, which is the dialog itself.
    if (target === dialog) dialog.close();
  });
}

const dialog = document.querySelector<HTMLDialogElement>('[data-exit-offer]');
if (dialog && !isSettled()) watchExit(dialog);
