import { hasSeenModal, markModalSeen } from '#src/stores/application/state.ts';
import { readStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_SENT_KEY } from '#src/stores/lead/keys.ts';

const NAME = 'exit-offer';

/** Opens the offer, unless the visitor has had it or has written to us. */
export function offerHelp(dialog: HTMLDialogElement): void {
  if (hasSeenModal(NAME) || readStorage('local', LEAD_SENT_KEY) !== null) return;
  markModalSeen(NAME);
  dialog.addEventListener('click', ({ target }) => {
    // A click beside the dialog is on its backdrop, which is the dialog itself.
    if (target === dialog) dialog.close();
  });
  dialog.showModal();
}
