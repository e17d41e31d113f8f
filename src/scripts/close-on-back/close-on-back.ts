// Back closes a dialog that is as large as a page, where it would otherwise leave the page below: an open
// dialog is a step of the history at the same address. A dialog that is closed otherwise takes its step
// back.

/** Back closes the dialogs with this attribute. */
const DIALOGS = '[data-back]';

/** The state of a history step that stands for an open dialog. */
const DIALOG_STEP = 'dialog';

let openDialog: HTMLDialogElement | undefined;

addEventListener('popstate', () => openDialog?.close());

const onChange = ({ target }: Event): void => {
  if (!(target instanceof HTMLDialogElement && target.matches(DIALOGS))) return;
  if (target.open === (target === openDialog)) return;
  openDialog = target.open ? target : undefined;
  if (openDialog) history.pushState(DIALOG_STEP, '');
  else if (history.state === DIALOG_STEP) history.back();
};

// Neither event bubbles. Toggles also come from dialogs that the browser opens before this script has
// loaded, and come too late from a dialog that is taken out of the page as it closes.
for (const type of ['toggle', 'close']) document.addEventListener(type, onChange, true);
