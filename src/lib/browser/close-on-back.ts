/** What the history holds of a step that stands for an open dialog. */
const DIALOG_STEP = 'dialog';

/**
 * Makes Back close the dialogs that match a selector, where it would leave the page under them: an open one is
 * a step of the history at the same address. Closed otherwise, it takes its step back.
 */
export function closeOnBack(selector: string): void {
  let opened: HTMLDialogElement | undefined;
  addEventListener('popstate', () => opened?.close());
  // Toggles do not bubble. They tell of dialogs that the browser opens before there is their script, too.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement && target.matches(selector))) return;
      opened = target.open ? target : undefined;
      if (opened) history.pushState(DIALOG_STEP, '');
      else if (history.state === DIALOG_STEP) history.back();
    },
    true,
  );
}
