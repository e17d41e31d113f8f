import type { FieldError } from './validation.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
};

const limit = (schema: JsonObject, name: string, otherwise: number) =>
  typeof schema[name] === 'number' ? schema[name] : otherwise;

function textRule(schema: JsonObject, text: string): string | undefined {
  if (text.length < limit(schema, 'minLength', 0)) return 'minLength';
  if (text.length > limit(schema, 'maxLength', Infinity)) return 'maxLength';
  const { pattern } = schema;
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)
    ? 'pattern'
    : undefined;
}

function numberRule(schema: JsonObject, value: number): string | undefined {
  if (value < limit(schema, 'minimum', -Infinity)) return 'min';
  return value > limit(schema, 'maximum', Infinity) ? 'max' : undefined;
}

function brokenRule(schema: JsonObject, value: unknown): string | undefined {
  const hasType = TYPE_CHECKS[String(schema['type'])] ?? (() => true);
  if (!hasType(value)) return 'type';
  if (typeof value === 'string') return textRule(schema, value);
  return typeof value === 'number' ? numberRule(schema, value) : undefined;
}

/**
 * Checks a form by rules that a server supplies: JSON Schema 2020-12 of nested objects with `type`,
 * `required`, lengths, `pattern` and bounds. zod reads such schemas only in the build of it that is too
 * large for a browser.
 */
export function jsonSchemaErrors(
  schema: JsonObject,
  form: JsonObject,
  path: readonly string[] = [],
): readonly FieldError[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, member]) => {
    if (!isObject(member)) return [];
    const value = form[name];
    const memberPath = [...path, name];
    const field = memberPath.join('.');
    if (isObject(value) && member['type'] === 'object') {
      return jsonSchemaErrors(member, value, memberPath);
    }
    if (value === undefined) return required.includes(name) ? [{ field, rule: 'required' }] : [];
    const rule = brokenRule(member, value);
    return rule ? [{ field, rule }] : [];
  });
}
