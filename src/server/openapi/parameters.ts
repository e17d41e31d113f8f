import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { propertiesOf } from './json-schemas.ts';
import type { JsonSchema } from './shared-schemas.ts';

/** Parameters whose items are separated by commas; any other list repeats its key. */
const COMMA_LISTS: ReadonlySet<string> = new Set([
  'fields',
  'searchFields',
  'aggregates',
  'statistics',
  'clusterFields',
]);

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly schema?: JsonSchema;
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
};

function isNested({ items }: JsonSchema): boolean {
  const type = items !== null && typeof items === 'object' && 'type' in items ? items.type : null;
  return type === 'array' || type === 'object';
}

/** How a value is written into the address: as itself, as a list, or as JSON. */
function serialization(name: string, schema: JsonSchema): Partial<Parameter> {
  if (schema['type'] !== 'array') return { schema };
  if (isNested(schema)) return { content: { 'application/json': { schema } } };
  return { style: 'form', explode: !COMMA_LISTS.has(name), schema };
}

const descriptionOf = (texts: Endpoint['parameters'], name: string) => {
  const description = texts[name];
  return description === undefined ? {} : { description };
};

/** The parameters of a call: those of its path, then those of its query, then its headers. */
export function parametersOf({ params, query, parameters, headers = {} }: Endpoint): Parameter[] {
  const inPath = propertiesOf(params).map(([name, schema]): Parameter => ({
    name,
    in: 'path',
    required: true,
    ...descriptionOf(parameters, name),
    schema,
  }));
  const inQuery = propertiesOf(query).map(([name, schema, required]): Parameter => ({
    name,
    in: 'query',
    required,
    ...descriptionOf(parameters, name),
    ...serialization(name, schema),
  }));
  const inHeaders = Object.entries(headers).map(([name, { schema, text }]): Parameter => {
    const [, written = {}, required = false] = propertiesOf(z.object({ [name]: schema }))[0] ?? [];
    return { name, in: 'header', required, description: text, schema: written };
  });
  return [...inPath, ...inQuery, ...inHeaders];
}
