import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { expect, test } from 'vitest';
import { schemaOfRules } from '#src/lib/validation/schema-of-rules.ts';
import { validate } from '#src/lib/validation/validation.ts';

const Form = z.strictObject({
  name: z.object({ first: z.string().check(z.trim(), z.minLength(2), z.maxLength(5)) }),
  email: z.optional(z.string().check(z.regex(/@/))),
  age: z.optional(z.number().check(z.minimum(18), z.maximum(99))),
  purpose: z.optional(z.enum(['buying', 'selling'])),
});
const RIGHT = { name: { first: ' Ada ' } };

test('a valid value is returned as the schema parses it', () => {
  expect(validate(Form, RIGHT)).toEqual({ ok: true, value: { name: { first: 'Ada' } } });
});

test.each<[object, string[]]>([
  [{ name: { first: '  ' } }, ['name.first required']],
  [{ name: { first: 'A' } }, ['name.first minLength']],
  [{ name: { first: 'Adalind' } }, ['name.first maxLength']],
  [{ name: { first: 7 } }, ['name.first type']],
  [{ name: {} }, ['name.first required']],
  [{ email: 'x' }, ['email pattern']],
  [{ age: 17 }, ['age min']],
  [{ age: 100 }, ['age max']],
  [{ purpose: 'renting' }, ['purpose choice']],
  [{ password: 'x', name: { first: '' } }, ['name.first required', 'password unknown']],
])('%j fails with %j', (changes, errors) => {
  const outcome = validate(Form, { ...RIGHT, ...changes });
  expect(outcome.ok ? [] : outcome.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual(
    errors,
  );
});

test('a whole-value rule reports its field and limit, once per field', () => {
  const schema = schemaOfRules((price: number) => [
    { field: 'down.dollars', rule: 'downPayment', limit: price / 20 },
    { field: 'down.dollars', rule: 'max' },
    { field: '', rule: 'unknown' },
  ]);
  expect(validate(schema, 100)).toEqual({
    ok: false,
    errors: [
      { field: 'down.dollars', rule: 'downPayment', limit: 5 },
      { field: '', rule: 'unknown' },
    ],
  });
});
