import { type LeadFault, readLead } from '#src/contract/lead/faults.ts';
import { leadOfFields } from '#src/contract/lead/fields.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import type { Lead } from '#src/contract/lead/lead.ts';
import { formatDollars } from '../money.ts';
import { maskedPhone, nationalDigits } from './phone.ts';
import { schemaFaults } from './form.ts';

/** A lead that may be sent, or which field of the form fails which rule. */
export type LeadEntry =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly faults: readonly LeadFault[] };

/**
 * Reads the fields of a form by the rules both ends share and, when there are any, by those the
 * server supplies. One fault a field, the shared rules first.
 */
export function leadEntry(
  fields: Readonly<Record<string, unknown>>,
  schema: LeadSchema | undefined,
): LeadEntry {
  const typed = leadOfFields(fields);
  const read = readLead(typed);
  const own = read.ok ? [] : read.faults;
  const supplied = schema ? schemaFaults(schema, typed) : [];
  const known = new Set(own.map(({ field }) => field));
  const faults = [...own, ...supplied.filter(({ field }) => !known.has(field))];
  return read.ok && faults.length === 0 ? read : { ok: false, faults };
}

/** Where the caret stands after as many digits as it stood before. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** The phone mask while someone types: the text it makes and the caret in it. */
export function maskPhoneAt(typed: string, caret: number): { text: string; caret: number } {
  const text = maskedPhone(typed);
  if (caret >= typed.length) return { text, caret: text.length };
  const before = typed.slice(0, caret);
  const digits = text.startsWith('(') ? nationalDigits(before) : before.replaceAll(/\D/g, '');
  return { text, caret: caretAfter(text, digits.length) };
}

/** What may be typed as a price: digits and a point. */
export function priceDigits(typed: string, longest: number): string {
  return typed.replaceAll(/[^\d.]/g, '').slice(0, longest);
}

/** A typed price as people read it, "$750,000"; what is no price stays as it is. */
export function priceEntryText(typed: string): string {
  const digits = priceDigits(typed, typed.length);
  return /^\d+$/.test(digits) ? formatDollars(Number(digits)) : typed;
}
