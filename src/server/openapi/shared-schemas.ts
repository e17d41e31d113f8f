import { hash } from 'node:crypto';

export type JsonSchema = { readonly [keyword: string]: unknown };

export const isObject = (value: unknown): value is JsonSchema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A schema as JSON Schema 2020-12: it describes the input before parsing and defaults. */
export type WrittenSchema = {
  readonly schema: JsonSchema;
  /** The schemas it refers to, by their names in the document. */
  readonly components: Readonly<Record<string, JsonSchema>>;
};

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** In characters of JSON; a shorter schema is repeated where it is used, so that it can be read there. */
const SHARED_LENGTH = 600;

/** How zod names a schema that is used twice and has no name of its own. */
const isNameless = (name: string) => name.startsWith('__schema');

/**
 * Moves the definitions of a schema into the components of the document. A nameless definition
 * is named after its content, so that two calls which share it write it once.
 */
export function componentSchemas(
  schema: JsonSchema,
  definitions: Readonly<Record<string, unknown>>,
): WrittenSchema {
  const components: Record<string, JsonSchema> = {};
  const schemasByText = new Map<string, JsonSchema>();

  const sharedSchema = (definition: string): JsonSchema => {
    if (!isNameless(definition)) return { $ref: `${COMPONENTS}${definition}` };
    const before = schemasByText.get(definition);
    if (before) return before;
    const content = withReferences(definitions[definition]);
    const text = JSON.stringify(content);
    const name = `Shared${hash('sha1', text, 'hex').slice(0, 8)}`;
    const isShort = text.length < SHARED_LENGTH;
    if (!isShort) components[name] = content;
    const reference = isShort ? content : { $ref: `${COMPONENTS}${name}` };
    schemasByText.set(definition, reference);
    return reference;
  };

  const value = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(value);
    return isObject(part) ? withReferences(part) : part;
  };

  // zod writes the name of a definition again, as an `id` that would move its references.
  const withReferences = (part: unknown): JsonSchema => {
    if (!isObject(part)) return {};
    const { $ref, ...rest } = part;
    const keywords = Object.entries(rest)
      .filter(([key, word]) => !(key === 'id' && typeof word === 'string' && word in definitions))
      .map(([key, inner]) => [key, value(inner)]);
    const reference = typeof $ref === 'string' ? sharedSchema($ref.replace(DEFINITIONS, '')) : {};
    return { ...reference, ...Object.fromEntries(keywords) };
  };

  for (const [name, schemaPart] of Object.entries(definitions)) {
    if (!isNameless(name)) components[name] = withReferences(schemaPart);
  }
  return { schema: withReferences(schema), components };
}
