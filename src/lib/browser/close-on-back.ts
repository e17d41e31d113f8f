/** The state of a history step that stands for an open dialog. */
const DIALOG_STEP = 'dialog';

let openDialog: HTMLDialogElement | undefined;

const closeDialog = () => openDialog?.close();

function onChange(dialog: HTMLDialogElement): void {
  if (dialog.open === (dialog === openDialog)) return;
  openDialog = dialog.open ? dialog : undefined;
  if (openDialog) {
    addEventListener('popstate', closeDialog);
    history.pushState(DIALOG_STEP, '');
  } else if (history.state === DIALOG_STEP) history.back();
}

/**
 * Lets Back close dialogs that are as large as a page, where it would otherwise leave the page below: an open
 * dialog is a step of the history at the same address, and one that is closed otherwise takes its step back.
 */
export function closeOnBack(root: Document | HTMLElement, dialogs: string): void {
  // Neither event bubbles. Toggles also come from dialogs that the browser opens before a script has loaded,
  // and come too late from a dialog that is taken out of the page as it closes.
  for (const type of ['toggle', 'close']) {
    const listener = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.matches(dialogs)) onChange(target);
    };
    root.addEventListener(type, listener, true);
  }
}
