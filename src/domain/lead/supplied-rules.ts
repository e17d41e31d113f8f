import { leadOfFields } from '#src/contract/lead/fields.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import { jsonSchemaErrors } from '#src/lib/validation/json-schema.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import { normalizeLead } from './normalize-lead.ts';
import { withFormFieldNames } from './validation.ts';

/** The fields of a lead by the names used for its messages, in the order of the forms. */
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

/** Errors in the fields of a contact form, by the rules that the server supplies. */
export function suppliedRuleErrors(
  schema: LeadSchema,
  fields: Readonly<Record<string, unknown>>,
): readonly FieldError[] {
  const errors = withFormFieldNames(jsonSchemaErrors(schema, normalizeLead(leadOfFields(fields))));
  return errors.filter(({ field }) => LEAD_FIELDS.some((each) => each === field));
}
