import type { JsonSchema } from './shared-schemas.ts';

/** What a body or an answer is, by media type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** A file of any of its types: bytes, of which OpenAPI 3.1 says nothing but the type. */
export function fileContent(types: readonly string[]): Content {
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
}
