// Back closes the photos and the form of a home, where it would leave the page under them: an open dialog is a
// step of the history at the same address. Closed otherwise, it takes its step back.

const DIALOGS = '.viewer, [data-lead-dialog]';

/** What the history holds of a step that stands for an open dialog. */
const DIALOG_STEP = 'dialog';

let opened: HTMLDialogElement | undefined;

addEventListener('popstate', () => opened?.close());

// Toggles do not bubble. They tell of dialogs that the browser opens before there is their script, too.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDialogElement && target.matches(DIALOGS))) return;
    opened = target.open ? target : undefined;
    if (opened) history.pushState(DIALOG_STEP, '');
    else if (history.state === DIALOG_STEP) history.back();
  },
  true,
);
