import { readStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

// The text typed into the form of a home survives leaving the page to log in: it is kept for this tab, and
// the form is filled in again as the page opens, and after a log-in over it.

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-lead-dialog]');
addEventListener('pageshow', () => {
  if (!dialog || readStorage('session', LEAD_DRAFT_KEY) === null) return;
  void import('./restore-draft.ts').then(({ restoreDraft }) => restoreDraft(dialog));
});
dialog?.addEventListener(
  'focusin',
  () => void import('./watch-draft.ts').then(({ watchDraft }) => watchDraft(dialog)),
  { once: true },
);
