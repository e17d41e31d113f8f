import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { withCallingCode } from '#src/contract/lead/calling-codes.ts';
import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { storedJson } from '#src/stores/shell/storage/stored-json.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';

const Draft = z.object({
  path: z.string(),
  isSignedIn: z.boolean(),
  fields: z.record(z.string(), z.string()),
});

/** The typed text; the phone names its country, as the form begins with Canada again. */
function typedFields({ phoneCountry = '', ...fields }: Readonly<Record<string, string>>) {
  const { phone } = fields;
  return { ...fields, ...(phone && { phone: withCallingCode(phone, phoneCountry) }) };
}

function fill(dialog: HTMLElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.querySelector(`[name='${CSS.escape(name)}']`);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = value;
  }
}

/**
 * Fills in the text typed about the home of this page before it was left, and opens the form for a visitor
 * who has logged in meanwhile.
 */
export function restoreDraft(dialog: HTMLDialogElement): void {
  const draft = Draft.safeParse(storedJson('session', LEAD_DRAFT_KEY));
  if (!draft.success || draft.data.path !== location.pathname) return;
  const { isSignedIn } = draft.data;
  const fields = typedFields(draft.data.fields);
  fill(dialog, fields);
  if (isSignedIn || !hasActiveSession(document.cookie) || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`[name='${Object.keys(fields).at(-1)}']`)?.focus();
}
