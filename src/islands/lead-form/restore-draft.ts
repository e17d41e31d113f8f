import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { hasActiveSession } from '#src/domain/account/auth-flag.ts';
import { storedJson } from '#src/stores/shell/stored-json.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

const Draft = z.object({
  path: z.string(),
  isSignedIn: z.boolean(),
  fields: z.record(z.string(), z.string()),
});

function fill(dialog: HTMLElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.querySelector(`[name='${CSS.escape(name)}']`);
    if (field instanceof HTMLSelectElement) field.value = value;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = value;
  }
}

/**
 * Fills in what was typed about the home of this page before it was left, and opens the form for who
 * has logged in meanwhile.
 */
export function restoreDraft(dialog: HTMLDialogElement): void {
  const draft = Draft.safeParse(storedJson('session', LEAD_DRAFT_KEY));
  if (!draft.success || draft.data.path !== location.pathname) return;
  const { fields, isSignedIn } = draft.data;
  fill(dialog, fields);
  if (isSignedIn || !hasActiveSession(document.cookie) || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`[name='${Object.keys(fields).at(-1)}']`)?.focus();
}
