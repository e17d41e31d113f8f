import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { removeStorage, writeStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The typed text, by the names of the fields. */
function typedFields(dialog: HTMLElement): Record<string, string> {
  const fields = dialog.querySelectorAll<Field>(
    "input:not([type='hidden'], [type='checkbox']), textarea, select",
  );
  const filledFields = [...fields].filter(({ value }) => value.trim() !== '');
  return Object.fromEntries(filledFields.map(({ name, value }) => [name, value]));
}

function keep(dialog: HTMLElement): void {
  const fields = typedFields(dialog);
  // The country of the phone is always chosen.
  if (Object.keys(fields).length < 2) {
    removeStorage('session', LEAD_DRAFT_KEY);
    return;
  }
  const isSignedIn = hasActiveSession(document.cookie);
  const draft = { path: location.pathname, isSignedIn, fields };
  writeStorage('session', LEAD_DRAFT_KEY, JSON.stringify(draft));
}

let isWatching = false;

/** Stores the text typed into the form of a home, in the dialog of the selector, when its page is left. */
export function watchDraft(selector: string): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', () => {
    const dialog = document.querySelector<HTMLElement>(selector);
    if (dialog) keep(dialog);
  });
}
