import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt, withValue } from '#src/islands/application/draft-paths.ts';

const path = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((names) => names.join('.'));

test('a value set at a path is read back, and nothing else changes', () => {
  fc.assert(
    fc.property(path, fc.string({ minLength: 1 }), (at, value) => {
      const former = { kept: 'yes' };
      const draft = withValue(former, at, value);
      expect(valueAt(draft, at)).toBe(value);
      expect(valueAt(draft, 'kept')).toBe('yes');
      expect(former).toEqual({ kept: 'yes' });
    }),
  );
});

test('an undefined value removes the field', () => {
  const draft = { applicant: { name: { first: 'Ada', last: 'Wong' } } };
  expect(withValue(draft, 'applicant.name.first', undefined)).toEqual({
    applicant: { name: { last: 'Wong' } },
  });
});
