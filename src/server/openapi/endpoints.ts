import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';

const nothing = z.optional(z.unknown());
const unasked = { method: 'GET', params: nothing, query: nothing, body: nothing } as const;

/** The description of the API for programs: OpenAPI 3.1. */
export const getOpenApiDocument = endpoint({
  ...unasked,
  path: '/api/realty/openapi.json',
  reply: z.looseObject({ openapi: z.string() }),
});

/** The description of the API for people: a page of HTML. */
export const getApiDocs = endpoint({ ...unasked, path: '/api/realty/docs', reply: z.unknown() });

/** The same two of the customer API. */
export const getCustomerOpenApiDocument = endpoint({
  ...getOpenApiDocument,
  path: '/api/customer/openapi.json',
});
export const getCustomerApiDocs = endpoint({ ...getApiDocs, path: '/api/customer/docs' });

/** How those pages look. */
export const getApiDocsStyle = endpoint({
  ...unasked,
  path: '/api/realty/docs.css',
  reply: z.unknown(),
});
