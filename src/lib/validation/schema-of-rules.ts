import * as z from 'zod/mini';
import { type FieldError, issueOf } from './validation.ts';

/** A schema made from rules for a value as a whole, for code that accepts only schemas. */
export function schemaOfRules<Value>(errorsOf: (value: Value) => readonly FieldError[]) {
  return z.custom<Value, Value>().check(
    z.check(({ value, issues }) => {
      issues.push(...errorsOf(value).map((error) => issueOf(error, value)));
    }),
  );
}
