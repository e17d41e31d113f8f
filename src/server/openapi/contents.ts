import type { JsonSchema } from './shared-schemas.ts';

/** The schema of a body or an answer, by media type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** A file of any of the given types: OpenAPI 3.1 describes bytes by their type alone. */
export function fileContent(types: readonly string[]): Content {
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
}
