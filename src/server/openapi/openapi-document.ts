import type { Endpoint } from '#src/contract/endpoint.ts';
import { Problems } from '#src/contract/problem.ts';
import { callText } from './call-texts.ts';
import { isOpen, writeSchema } from './json-schemas.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import {
  refusalComponents,
  type Response,
  type ResponseReference,
  responsesOf,
} from './responses.ts';
import type { JsonSchema } from './shared-schemas.ts';

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: false;
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, Response | ResponseReference>>;
};

export type OpenApiInfo = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Where the calls are, such as https://www.example.ca. */
  readonly origin: string;
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const DOCUMENTED = /^\/api\/(?:realty|places)\//;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "getListingsByMlsNumber": unique as method and path are. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const parts = path.replace(/^\/api\/(?:realty\/)?/, '').split('/');
  const words = parts.flatMap((part) =>
    part.startsWith(':') ? ['by', part.slice(1)] : part.split(/[^A-Za-z0-9]+/),
  );
  return method.toLowerCase() + words.map(capital).join('');
}

/** One call as the document describes it. */
export function operationOf(endpoint: Endpoint): Operation {
  const { summary, description, tag } = callText(endpoint);
  const body = writeSchema(endpoint.body);
  const hasBody = endpoint.method !== 'GET' && !isOpen(body);
  return {
    operationId: operationId(endpoint),
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    parameters: parametersOf(endpoint),
    ...(hasBody
      ? {
          requestBody: {
            required: false,
            content: { 'application/json': { schema: body.schema } },
          } as const,
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function pathsOf(endpoints: readonly Endpoint[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

function schemasOf(endpoints: readonly Endpoint[]): Record<string, JsonSchema> {
  const schemas = [
    Problems,
    ...endpoints.flatMap(({ params, query, body, reply }) => [params, query, body, reply]),
  ];
  const named = schemas.flatMap((schema) => Object.entries(writeSchema(schema).components));
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The calls of the realty API that say what they answer, among those that are mounted. */
export function documentedEndpoints(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter(
    ({ path, reply }) => DOCUMENTED.test(path) && !isOpen(writeSchema(reply)),
  );
}

/** Describes the calls below /api/realty and /api/places as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { origin, ...info }: OpenApiInfo,
): OpenApiDocument {
  const documented = documentedEndpoints(endpoints);
  const tags = new Set(documented.map((endpoint) => callText(endpoint).tag));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name })),
    paths: pathsOf(documented),
    components: {
      schemas: schemasOf(documented),
      responses: refusalComponents(),
      headers: { ETag: { description: 'Names this very answer', schema: { type: 'string' } } },
    },
  };
}
