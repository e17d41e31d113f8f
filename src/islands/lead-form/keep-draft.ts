import { readStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

// The text typed into the form of a home survives leaving the page to log in: it is kept for this tab, and
// the form is filled in again as the page opens, and after a log-in over it. The form is looked up each
// time, as that of a restricted home is replaced for a visitor who may see more.

const DIALOG = 'dialog[data-lead-dialog]';

addEventListener('pageshow', () => {
  if (readStorage('session', LEAD_DRAFT_KEY) === null) return;
  void import('./restore-draft.ts').then(({ restoreDraft }) =>
    restoreDraft(document.querySelector(DIALOG)),
  );
});
document.addEventListener('focusin', ({ target }) => {
  if (!(target as Element).closest(DIALOG)) return;
  void import('./watch-draft.ts').then(({ watchDraft }) => watchDraft(DIALOG));
});
