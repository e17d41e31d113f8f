// Back closes a dialog that is as large as a page, where it would leave the page under it: an open dialog is a
// step of the history at the same address. Closed otherwise, it takes its step back.

/** Those that have it are closed by Back. */
const DIALOGS = '[data-back]';

/** What the history holds of a step that stands for an open dialog. */
const DIALOG_STEP = 'dialog';

let opened: HTMLDialogElement | undefined;

addEventListener('popstate', () => opened?.close());

const onChange = ({ target }: Event): void => {
  if (!(target instanceof HTMLDialogElement && target.matches(DIALOGS))) return;
  if (target.open === (target === opened)) return;
  opened = target.open ? target : undefined;
  if (opened) history.pushState(DIALOG_STEP, '');
  else if (history.state === DIALOG_STEP) history.back();
};

// Neither bubbles. Toggles tell of dialogs that the browser opens before there is their script, too, and come too
// late from one that is taken out of the page as it is closed.
for (const type of ['toggle', 'close']) document.addEventListener(type, onChange, true);
