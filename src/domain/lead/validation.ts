import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { leadOfFields } from '#src/contract/lead/fields.ts';
import {
  type Lead,
  ListingLead,
  LongLead,
  QuestionLead,
  SellingLead,
} from '#src/contract/lead/lead.ts';
import {
  type FieldError,
  firstOfEachField,
  issueOf,
  type Validation,
  validate,
} from '#src/lib/validation/validation.ts';
import { normalizeLead } from './normalize-lead.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A lead nests its fields, and a form does not: both know a field by the last part of its path. */
export function withFormFieldNames(errors: readonly FieldError[]): readonly FieldError[] {
  const fieldErrors = errors.map((error) => ({
    ...error,
    field: error.field.split('.').at(-1) ?? '',
  }));
  return firstOfEachField(fieldErrors);
}

function schemaFor({ purpose, boardId }: Fields) {
  if (purpose === 'selling') return SellingLead;
  if (purpose === 'question') return QuestionLead;
  return boardId === undefined ? LongLead : ListingLead;
}

/**
 * Checks a lead from a form or a program: trims it, and normalizes its phone number and its price. Both
 * ends use it.
 */
export function validateLead(raw: unknown): Validation<Lead> {
  const lead = normalizeLead(raw);
  const result = validate(schemaFor(lead), lead);
  return result.ok ? result : { ok: false, errors: withFormFieldNames(result.errors) };
}

/**
 * The fields of a contact form, and the lead they make.
 *
 * @param beside facts the form has about its lead without asking, for example the listing
 */
export function leadForm<FormFields extends object>(beside: Fields) {
  return z.transform<FormFields, Lead>((fields, { issues }) => {
    const result = validateLead(leadOfFields({ ...fields, ...beside }));
    if (result.ok) return result.value;
    issues.push(...result.errors.map((error) => issueOf(error, fields)));
    return z.NEVER;
  });
}
