import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';

const anyQuery = { query: z.optional(z.unknown()) };
const tag = 'Documentation';
const openApi = { method: 'GET', reply: z.looseObject({ openapi: z.string() }) } as const;
const page = { method: 'GET', reply: z.unknown() } as const;

/** The description of the API for programs: OpenAPI 3.1. */
export const getOpenApiDocument = endpoint(
  { ...openApi, path: '/api/realty/openapi.json' },
  anyQuery,
  {
    summary: 'Read this description as OpenAPI 3.1',
    tag,
    example: '/api/realty/openapi.json',
  },
);

/** The description of the API for people: a page of HTML. */
export const getApiDocs = endpoint({ ...page, path: '/api/realty/docs' }, anyQuery, {
  summary: 'Read this description as a page',
  tag,
  replyTypes: ['text/html'],
});

/** The same two descriptions, of the customer API. */
export const getCustomerOpenApiDocument = endpoint(
  { ...openApi, path: '/api/customer/openapi.json' },
  anyQuery,
  {
    summary: 'Read this description as OpenAPI 3.1',
    tag,
    example: '/api/customer/openapi.json',
  },
);
export const getCustomerApiDocs = endpoint({ ...page, path: '/api/customer/docs' }, anyQuery, {
  summary: 'Read this description as a page',
  tag,
  replyTypes: ['text/html'],
});

/** The stylesheet of those pages. */
export const getApiDocsStyle = endpoint({ ...page, path: '/api/realty/docs.css' }, anyQuery, {
  summary: 'Download the style sheet of the descriptions',
  tag,
  replyTypes: ['text/css'],
});
