import { bodyRules, type Endpoint } from '#src/contract/endpoint.ts';
import { Problems } from '#src/contract/problem.ts';
import { type Content, fileContent } from './contents.ts';
import { isOpen, writeSchema } from './json-schemas.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import {
  HEADER_COMPONENTS,
  refusalComponents,
  type Response,
  type ResponseReference,
  responsesOf,
} from './responses.ts';
import { schemesOf, type Security, securityOf } from './security.ts';
import type { JsonSchema } from './shared-schemas.ts';

export type OpenApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly security?: Security;
  readonly responses: Readonly<Record<string, Response | ResponseReference>>;
};

export type OpenApiInfo = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Origin of the calls, for example https://www.example.ca. */
  readonly origin: string;
  /** Which paths it describes. */
  readonly paths: RegExp;
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  /** The security of calls that declare none: anyone may make them. */
  readonly security: Security;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "getListingsByMlsNumber": as unique as the method and path it is made of. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const parts = path.replace(/^\/api\/(?:realty\/)?/, '').split('/');
  const words = parts.flatMap((part) =>
    part.startsWith(':') ? ['by', part.slice(1)] : part.split(/[^A-Za-z0-9]+/),
  );
  return method.toLowerCase() + words.map(capital).join('');
}

function requestBodyOf(endpoint: Endpoint): OpenApiOperation['requestBody'] {
  const { method, bodyTypes, needsCustomer = false } = endpoint;
  if (bodyTypes) return { required: true, content: fileContent(bodyTypes) };
  const body = writeSchema(bodyRules(endpoint));
  if (method === 'GET' || isOpen(body)) return undefined;
  const required = needsCustomer || Array.isArray(body.schema['required']);
  return { required, content: { 'application/json': { schema: body.schema } } };
}

/** One call as the document describes it. */
export function operationOf(endpoint: Endpoint): OpenApiOperation {
  const { summary, description, tag } = endpoint;
  const requestBody = requestBodyOf(endpoint);
  const security = securityOf(endpoint);
  return {
    operationId: operationId(endpoint),
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    parameters: parametersOf(endpoint),
    ...(requestBody ? { requestBody } : {}),
    ...(security ? { security } : {}),
    responses: responsesOf(endpoint),
  };
}

function pathsOf(endpoints: readonly Endpoint[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

function schemasOf(endpoints: readonly Endpoint[]): Record<string, JsonSchema> {
  const schemas = [
    Problems,
    ...endpoints.flatMap((endpoint) => {
      const { params, query, reply } = endpoint;
      return [params, query, bodyRules(endpoint), reply];
    }),
  ];
  const entries = schemas.flatMap((schema) => Object.entries(writeSchema(schema).components));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The calls below some paths, among those that are mounted. */
export function documentedEndpoints(
  endpoints: readonly Endpoint[],
  paths: RegExp,
): readonly Endpoint[] {
  return endpoints.filter(({ path }) => paths.test(path));
}

/** Describes the calls below some paths as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { origin, paths, ...info }: OpenApiInfo,
): OpenApiDocument {
  const documentedCalls = documentedEndpoints(endpoints, paths);
  const tags = new Set(documentedCalls.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: origin }],
    tags: [...tags].map((name) => ({ name })),
    security: [],
    paths: pathsOf(documentedCalls),
    components: {
      schemas: schemasOf(documentedCalls),
      responses: refusalComponents(documentedCalls),
      securitySchemes: schemesOf(documentedCalls),
      headers: HEADER_COMPONENTS,
    },
  };
}
