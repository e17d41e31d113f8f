import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import {
  removeStorage,
  writeStorage,
  readStorage,
} from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

// What is typed into the form of a home is not lost on who leaves the page to log in: it is kept for
// this tab, and the form is filled in again.

const DIALOG = 'dialog[data-lead-dialog]';

/** What a person has typed, by the names of the fields. */
function typedFields(): Record<string, string> {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  >(`${DIALOG} :is(input:not([type='hidden'], [type='checkbox']), textarea, select)`);
  const filledFields = [...fields].filter(({ value }) => value.trim() !== '');
  return Object.fromEntries(filledFields.map(({ name, value }) => [name, value]));
}

function keep(): void {
  if (!document.querySelector(DIALOG)) return;
  const fields = typedFields();
  // The country of the phone is always chosen.
  if (Object.keys(fields).length < 2) {
    removeStorage('session', LEAD_DRAFT_KEY);
    return;
  }
  const isSignedIn = hasActiveSession(document.cookie);
  const draft = { path: location.pathname, isSignedIn, fields };
  writeStorage('session', LEAD_DRAFT_KEY, JSON.stringify(draft));
}

function restore(): void {
  const dialog = document.querySelector<HTMLDialogElement>(DIALOG);
  if (!dialog || readStorage('session', LEAD_DRAFT_KEY) === null) return;
  void import('./restore-draft.ts').then(({ restoreDraft }) => restoreDraft(dialog));
}

restore();
addEventListener('pagehide', keep);
