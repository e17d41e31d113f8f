import * as z from 'zod/mini';
import { type FieldError, issueOf } from './validation.ts';

/** A schema of rules that hold for a value as a whole, for what takes schemas alone. */
export function schemaOfRules<Value>(errorsOf: (value: Value) => readonly FieldError[]) {
  return z.custom<Value, Value>().check(
    z.check(({ value, issues }) => {
      issues.push(...errorsOf(value).map((error) => issueOf(error, value)));
    }),
  );
}
