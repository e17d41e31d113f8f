import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadOfFields } from '#src/contract/lead/fields.ts';
import { leadSchemas } from '#src/contract/lead/schema.ts';
import { validateLead } from '#src/domain/lead/validation.ts';
import { suppliedRuleErrors } from '#src/domain/lead/supplied-rules.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';

// The rules in the form sent over the wire.
const { long, listing } = JSON.parse(JSON.stringify(leadSchemas()));

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('', ' ', 'Ada', 'x'.repeat(36), 'a\nb', '$750,000', '12', 'ada@example.ca'),
  fc.constantFrom('4165550199', 'a@b', '20000000', 'C9000001'),
  fc.constant(undefined),
  fc.integer(),
);
const fields = fc.record({
  first: text,
  last: text,
  email: text,
  phone: text,
  city: text,
  price: text,
  code: text,
  message: text,
});
const sortErrors = (errors: readonly FieldError[]) =>
  errors.map(({ field, rule }) => `${field} ${rule}`).sort();

test('the supplied rules find the same errors as the server in the long form', () => {
  fc.assert(
    fc.property(fields, (typedFields) => {
      const outcome = validateLead(leadOfFields(typedFields));
      expect(sortErrors(suppliedRuleErrors(long, typedFields))).toEqual(
        sortErrors(outcome.ok ? [] : outcome.errors),
      );
    }),
    { numRuns: 2000 },
  );
});

test('the supplied rules find the same errors as the server in the listing form', () => {
  fc.assert(
    fc.property(fields, (typedFields) => {
      const about = { ...typedFields, boardId: '2' };
      const outcome = validateLead(leadOfFields(about));
      expect(sortErrors(suppliedRuleErrors(listing, about))).toEqual(
        sortErrors(outcome.ok ? [] : outcome.errors),
      );
    }),
    { numRuns: 2000 },
  );
});
