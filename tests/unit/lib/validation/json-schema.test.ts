import { expect, test } from 'vitest';
import { jsonSchemaErrors } from '#src/lib/validation/json-schema.ts';

const schema = {
  type: 'object',
  required: ['email', 'name'],
  properties: {
    email: { type: 'string', minLength: 3, maxLength: 9, pattern: '@' },
    price: { type: 'number', minimum: 10, maximum: 20 },
    boardId: { type: 'integer' },
    agrees: { type: 'boolean' },
    name: { type: 'object', required: ['first'], properties: { first: { type: 'string' } } },
    odd: 'no schema at all',
  },
};
const RIGHT = { email: 'a@b.ca', name: { first: 'Ada' } };

test.each<[object, string[]]>([
  [{}, []],
  [{ email: undefined, name: undefined }, ['email required', 'name required']],
  [{ name: {} }, ['name.first required']],
  [{ name: 'Ada' }, ['name type']],
  [{ email: 'a@' }, ['email minLength']],
  [{ email: 'a@long.example' }, ['email maxLength']],
  [{ email: 'a.b.ca' }, ['email pattern']],
  [{ price: 9 }, ['price min']],
  [{ price: 21 }, ['price max']],
  [{ price: Number.NaN }, ['price type']],
  [{ boardId: 1.5, agrees: 'on', odd: 7 }, ['boardId type', 'agrees type']],
])('with %j the errors are %j', (changes, errors) => {
  const fieldErrors = jsonSchemaErrors(schema, { ...RIGHT, ...changes });
  expect(fieldErrors.map(({ field, rule }) => `${field} ${rule}`)).toEqual(errors);
});
