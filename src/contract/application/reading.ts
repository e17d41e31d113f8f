import '../jitless.ts';
import type * as z from 'zod/mini';
import { ApplicationDraft, SignerDraft } from './draft.ts';

/** The rules a field of an application can fail. */
export const APPLICATION_RULES = [
  'required',
  'type',
  'maxLength',
  'pattern',
  'min',
  'max',
  'choice',
  'age',
  'province',
  'downPayment',
  'unknown',
] as const;
export type ApplicationRule = (typeof APPLICATION_RULES)[number];

export type ApplicationFault = {
  /** Where the field is, such as `applicant.name.first`. */
  readonly field: string;
  readonly rule: ApplicationRule;
  /** The least down payment, of the rule `downPayment`. */
  readonly leastDollars?: number;
};

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly ApplicationFault[] };

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Object.getOwnPropertyDescriptor(part, key)?.value
        : undefined,
    raw,
  );
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function ruleOf(issue: z.core.$ZodIssue, raw: unknown): ApplicationRule {
  if (isBlank(valueAt(raw, issue.path))) return 'required';
  if (issue.code === 'too_small') return 'min';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'maxLength' : 'max';
  if (issue.code === 'invalid_value') return 'choice';
  return issue.code === 'invalid_type' ? 'type' : 'pattern';
}

function faultsOf(issue: z.core.$ZodIssue, raw: unknown): ApplicationFault[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), rule: 'unknown' }));
  }
  return [{ field: path.join('.') || 'body', rule: ruleOf(issue, raw) }];
}

/**
 * Reads a value by a schema; otherwise which field fails which rule, one rule a field. A whole group
 * that is missing is missing field by field when it is given as an empty object.
 */
export function readBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
): Reading<z.infer<Schema>> {
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  const faults = new Map<string, ApplicationFault>();
  for (const fault of read.error.issues.flatMap((issue) => faultsOf(issue, raw))) {
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return { ok: false, faults: [...faults.values()] };
}

/** Reads what is known of an application so far; nothing at all is an empty draft. */
export function readDraft(raw: unknown): Reading<ApplicationDraft> {
  return readBy(ApplicationDraft, raw ?? {});
}

export function readSigner(raw: unknown): Reading<SignerDraft> {
  return readBy(SignerDraft, raw ?? {});
}
