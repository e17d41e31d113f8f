import '../jitless.ts';
import type * as z from 'zod/mini';
import { type Lead, ListingLead, LongLead, QuestionLead, SellingLead } from './lead.ts';
import { tidyLead } from './tidy.ts';

/** The fields of a lead by the names its messages go by, in the order forms have them. */
export const LEAD_FIELDS = [
  'purpose',
  'address',
  'type',
  'timing',
  'first',
  'last',
  'email',
  'phone',
  'city',
  'price',
  'code',
  'boardId',
  'message',
  'callBack',
  'marketing',
  'wording',
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/**
 * The rules a field can fail, as JSON Schema names them but for `min`, `max` and `emailOrPhone`: one of
 * the two must be there.
 */
export const LEAD_RULES = [
  'required',
  'type',
  'minLength',
  'maxLength',
  'pattern',
  'min',
  'max',
  'emailOrPhone',
] as const;
export type LeadRule = (typeof LEAD_RULES)[number];

export type LeadFault = { readonly field: LeadField; readonly rule: LeadRule };

export type LeadReading =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly faults: readonly LeadFault[] };

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let part: unknown = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null) return true;
    part = Object.getOwnPropertyDescriptor(part, key)?.value;
  }
  return part === undefined;
}

function ruleOf(issue: z.core.$ZodIssue, value: unknown): LeadRule {
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'minLength' : 'min';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'maxLength' : 'max';
  if (issue.code === 'invalid_format') return 'pattern';
  if (issue.code === 'custom')
    return issue.params?.['rule'] === 'emailOrPhone' ? 'emailOrPhone' : 'required';
  return isMissing(value, issue.path) ? 'required' : 'type';
}

function faultsOf({ issues }: z.core.$ZodError, value: unknown): LeadFault[] {
  const faults = new Map<LeadField, LeadFault>();
  for (const issue of issues) {
    const field = LEAD_FIELDS.find((name) => name === issue.path.at(-1));
    // One message a field: the rule that comes first is the one to mend first.
    if (field && !faults.has(field)) faults.set(field, { field, rule: ruleOf(issue, value) });
  }
  return [...faults.values()];
}

function schemaFor({ purpose, boardId }: Readonly<Record<string, unknown>>) {
  if (purpose === 'selling') return SellingLead;
  if (purpose === 'question') return QuestionLead;
  return boardId === undefined ? LongLead : ListingLead;
}

/**
 * Reads a lead as a form or a program sent it: trimmed, its phone number in one form, its price a
 * number. Otherwise which field fails which rule, one rule a field. Both ends use it.
 */
export function readLead(raw: unknown): LeadReading {
  const tidy = tidyLead(raw);
  const read = schemaFor(tidy).safeParse(tidy);
  return read.success
    ? { ok: true, lead: read.data }
    : { ok: false, faults: faultsOf(read.error, tidy) };
}
