export type SchemaJson = Readonly<Record<string, unknown>>;

/** The rules a value can fail, as JSON Schema names them but for `min` and `max`. */
export type SchemaRule = 'type' | 'minLength' | 'maxLength' | 'pattern' | 'min' | 'max';

export const isSchemaObject = (value: unknown): value is SchemaJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isSchemaObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
};

const limit = (schema: SchemaJson, name: string, otherwise: number) =>
  typeof schema[name] === 'number' ? schema[name] : otherwise;

function textRule(schema: SchemaJson, text: string): SchemaRule | undefined {
  if (text.length < limit(schema, 'minLength', 0)) return 'minLength';
  if (text.length > limit(schema, 'maxLength', Infinity)) return 'maxLength';
  const { pattern } = schema;
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)
    ? 'pattern'
    : undefined;
}

function numberRule(schema: SchemaJson, value: number): SchemaRule | undefined {
  if (value < limit(schema, 'minimum', -Infinity)) return 'min';
  return value > limit(schema, 'maximum', Infinity) ? 'max' : undefined;
}

/**
 * The first rule of a JSON Schema (2020-12) of a single value that the value fails: its `type`, its
 * lengths, its `pattern` or its bounds.
 */
export function failedRule(schema: SchemaJson, value: unknown): SchemaRule | undefined {
  const hasType = TYPE_CHECKS[String(schema['type'])] ?? (() => true);
  if (!hasType(value)) return 'type';
  if (typeof value === 'string') return textRule(schema, value);
  return typeof value === 'number' ? numberRule(schema, value) : undefined;
}
