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

type Fields = Readonly<Record<string, string>>;

/** The typed text; the phone names its country unless that is chosen, as a form begins with Canada again. */
function typedFields(dialog: HTMLElement, { phoneCountry = '', ...fields }: Fields): Fields {
  const { phone } = fields;
  const choice = dialog.querySelector<HTMLSelectElement>("select[name='phoneCountry']");
  if (!phone || choice?.value === phoneCountry) return fields;
  return { ...fields, phone: withCallingCode(phone, phoneCountry) };
}

/** Fills in the fields that are empty, or as the browser itself has filled them in again. */
function fill(dialog: HTMLElement, draftFields: Fields): Fields {
  const fields = typedFields(dialog, draftFields);
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog.querySelector(`[name='${CSS.escape(name)}']`);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && ['', draftFields[name]].includes(field.value)) field.value = value;
  }
  return fields;
}

/**
 * Fills in the text typed about the home of this page before it was left, and opens the form for a visitor
 * who has logged in meanwhile.
 */
export function restoreDraft(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  const draft = Draft.safeParse(storedJson('session', LEAD_DRAFT_KEY));
  if (!draft.success || draft.data.path !== location.pathname) return;
  const { isSignedIn } = draft.data;
  const fields = fill(dialog, draft.data.fields);
  if (isSignedIn || !hasActiveSession(document.cookie) || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(`[name='${Object.keys(fields).at(-1)}']`)?.focus();
}
