import type * as z from 'zod/mini';

/** A field and the rule it fails, by the rule names of JSON Schema. */
export type FieldError = {
  /** Path of the field, for example `name.first`; empty where the value as a whole is wrong. */
  readonly field: string;
  readonly rule: string;
  /** The bound of a number, or of a rule whose bound follows from other fields. */
  readonly limit?: number;
};

/** The output of a schema, or the errors of the value: one for each field. */
export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The used parts of a schema's issue. */
export type Issue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: unknown;
  readonly params?: unknown;
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const RULES: Readonly<Record<string, readonly [ofNumber: string, ofText: string]>> = {
  invalid_type: ['type', 'type'],
  invalid_value: ['choice', 'choice'],
  too_small: ['min', 'minLength'],
  too_big: ['max', 'maxLength'],
};

function ruleOf({ code = '', input, origin }: Issue): string {
  if (isBlank(input)) return 'required';
  const [ofNumber, ofText] = RULES[code] ?? ['pattern', 'pattern'];
  return origin === 'string' ? ofText : ofNumber;
}

function customError(field: string, params: unknown): FieldError {
  const { rule = 'pattern', limit }: { rule?: unknown; limit?: unknown } = { ...(params ?? {}) };
  return { field, rule: String(rule), ...(typeof limit === 'number' && { limit }) };
}

/** The bound that a number is beyond. */
function limitOf({ minimum, maximum = minimum, origin }: Issue): { limit?: number } {
  return typeof maximum === 'number' && origin !== 'string' ? { limit: maximum } : {};
}

/** The fields that an issue is about. The issue carries the input it was found in. */
export function errorsOfIssue(issue: Issue): readonly FieldError[] {
  const path = (issue.path ?? []).map(String);
  const field = path.join('.');
  if (issue.code === 'custom') return [customError(field, issue.params)];
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) {
    return [{ field, rule: ruleOf(issue), ...limitOf(issue) }];
  }
  return issue.keys.map((key) => ({ field: [...path, key].join('.'), rule: 'unknown' }));
}

/** The first of several errors of a field, which is to be corrected first. */
export function firstOfEachField(errors: readonly FieldError[]): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) if (!byField.has(error.field)) byField.set(error.field, error);
  return [...byField.values()];
}

/** Checks a value by a schema, on forms and on the server. */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Validation<z.infer<Schema>> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, errors: firstOfEachField(result.error.issues.flatMap(errorsOfIssue)) };
}

/** Raises an error from within a check of a schema, at the path of its field. */
export function issueOf({ field, rule, limit }: FieldError, input: unknown) {
  const path = field === '' ? [] : field.split('.');
  return { code: 'custom' as const, path, params: { rule, limit }, input };
}
