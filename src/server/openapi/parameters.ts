import type { Endpoint } from '#src/contract/endpoint.ts';
import { propertiesOf } from './json-schemas.ts';
import type { JsonSchema } from './shared-schemas.ts';
import { COMMA_LISTS, PARAMETER_TEXTS } from './parameter-texts.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
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
function written(name: string, schema: JsonSchema): Partial<Parameter> {
  if (schema['type'] !== 'array') return { schema };
  if (isNested(schema)) return { content: { 'application/json': { schema } } };
  return { style: 'form', explode: !COMMA_LISTS.has(name), schema };
}

function described(name: string): { description?: string } {
  const description = PARAMETER_TEXTS[name];
  return description === undefined ? {} : { description };
}

/** The parameters of a call: those of its path, then those of its query. */
export function parametersOf({ params, query }: Endpoint): Parameter[] {
  const inPath = propertiesOf(params).map(([name, schema]): Parameter => ({
    name,
    in: 'path',
    required: true,
    ...described(name),
    schema,
  }));
  const inQuery = propertiesOf(query).map(([name, schema, required]): Parameter => ({
    name,
    in: 'query',
    required,
    ...described(name),
    ...written(name, schema),
  }));
  return [...inPath, ...inQuery];
}
