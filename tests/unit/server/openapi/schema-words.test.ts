import { expect, test } from 'vitest';
import { allowedWords, typeWords } from '#src/server/openapi/schema-words.ts';

test.each([
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'whole number from 1 to 9'],
  [{ type: 'string', minLength: 1, maxLength: 100 }, 'text of 1 to 100 characters'],
  [{ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, 'date, YYYY-MM-DD'],
  [{ type: 'boolean' }, 'true or false'],
  [{ type: 'array', maxItems: 50, items: { type: 'string' } }, 'list of up to 50: text'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
])('%j is described as "%s"', (schema, words) => {
  expect(typeWords(schema)).toBe(words);
});

test('the allowed words of a value or of a list are found', () => {
  expect(allowedWords({ enum: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(allowedWords({ type: 'array', items: { enum: ['c'] } })).toEqual(['c']);
  expect(allowedWords({ type: 'string' })).toEqual([]);
});
