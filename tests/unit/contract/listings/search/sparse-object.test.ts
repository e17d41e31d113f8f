import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sparseObject } from '#src/contract/listings/search/parameters/sparse-object.ts';

const SHAPE = {
  city: z.optional(z.array(z.string())),
  minPrice: z.optional(z.number().check(z.minimum(0))),
  page: z._default(z.number(), 1),
  words: z.optional(z.pipe(z.transform(String), z.string())),
  key: z.string(),
  note: z.nullable(z.optional(z.string())),
};

const anyValue = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.string(),
  fc.integer(),
  fc.array(fc.string()),
);
const anyCall = fc.dictionary(
  fc.oneof(fc.constantFrom(...Object.keys(SHAPE), '__proto__', 'toString'), fc.string()),
  anyValue,
);

test('a sparse object parses any input as a strict object does', () => {
  const [sparse, strict] = [sparseObject(SHAPE), z.strictObject(SHAPE)];
  fc.assert(
    fc.property(fc.oneof(anyCall, anyValue), (call) => {
      const [mine, theirs] = [sparse.safeParse(call), strict.safeParse(call)];
      expect(mine.success).toBe(theirs.success);
      expect(mine.data).toEqual(theirs.data);
      expect(mine.error?.issues).toEqual(theirs.error?.issues);
    }),
  );
});

test('object-level refinements run on the parsed values and defaults', () => {
  const schema = sparseObject(SHAPE).check(
    z.refine(({ page, minPrice }) => (minPrice ?? 0) >= page, { error: 'too low', path: ['page'] }),
  );
  expect(schema.safeParse({ key: '', minPrice: 5 }).success).toBe(true);
  expect(schema.safeParse({ key: '' }).error?.issues).toMatchObject([
    { path: ['page'], message: 'too low' },
  ]);
});

test('keys in any order parse to the key order of the shape', () => {
  const schema = sparseObject(SHAPE);
  const one = schema.parse({ minPrice: 1, key: 'a', city: ['Hope'] });
  const other = schema.parse({ city: ['Hope'], minPrice: 1, key: 'a' });
  expect(Object.keys(one)).toEqual(['city', 'minPrice', 'page', 'key']);
  expect(Object.keys(other)).toEqual(Object.keys(one));
});
