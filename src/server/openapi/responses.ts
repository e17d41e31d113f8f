import type { Endpoint } from '#src/contract/endpoint.ts';
import { fileContent, type Content } from './contents.ts';
import { readsServerKey } from './security.ts';
import { writeSchema } from './json-schemas.ts';
import { type RefusalName, REFUSALS, sortedRefusals } from '#src/contract/refusals.ts';

export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Content;
};
export type ResponseReference = { readonly $ref: string };

const refusalResponse = (refusal: RefusalName): [string, ResponseReference] => [
  REFUSALS[refusal].status,
  { $ref: `#/components/responses/${refusal}` },
];

function answer(endpoint: Endpoint): Record<string, Response> {
  const { method, reply, replyTypes, needsCustomer } = endpoint;
  const content = replyTypes
    ? fileContent(replyTypes)
    : { 'application/json': { schema: writeSchema(reply).schema } };
  // A customer's own answer is never cached, so it has no tag to revalidate.
  if (method !== 'GET' || needsCustomer) return { '200': { description: 'The answer', content } };
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  return {
    '200': { description: 'The answer', headers, content },
    '304': { description: 'The answer has not changed since the one named in If-None-Match' },
  };
}

function refusalsOf(endpoint: Endpoint): readonly RefusalName[] {
  const { missing, refusals = [] } = endpoint;
  const canMiss = endpoint.path.includes(':') || missing !== undefined;
  const forBody: RefusalName[] =
    endpoint.method === 'GET' ? [] : ['BodyTooLong', 'WrongContentType'];
  return sortedRefusals([
    'BadRequest',
    ...(endpoint.needsCustomer || readsServerKey(endpoint) ? (['Unauthorized'] as const) : []),
    ...(endpoint.needsCustomer && endpoint.method !== 'GET' ? (['Forbidden'] as const) : []),
    ...(canMiss ? (['NotFound'] as const) : []),
    ...refusals,
    'MethodNotAllowed',
    'AddressTooLong',
    ...forBody,
    'TooMany',
    'ServerError',
    'Busy',
  ]);
}

/** The responses of a call, by status. */
export function responsesOf(endpoint: Endpoint): Record<string, Response | ResponseReference> {
  return { ...answer(endpoint), ...Object.fromEntries(refusalsOf(endpoint).map(refusalResponse)) };
}

/** Statuses after which the same request may be sent again. */
const WAITING: ReadonlySet<string> = new Set([REFUSALS.TooMany.status, REFUSALS.Busy.status]);
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } as const;

/** The headers that answers refer to. */
export const HEADER_COMPONENTS = {
  ETag: { description: 'Identifies this version of the answer', schema: { type: 'string' } },
  'Retry-After': {
    description: 'Seconds to wait before sending the request again',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

/** The refusals that some calls share: a flat array that names each wrong parameter. */
export function refusalComponents(endpoints: readonly Endpoint[]): Record<string, Response> {
  const names = new Set(endpoints.flatMap(refusalsOf));
  const schema = { $ref: '#/components/schemas/Problems' };
  const example = [{ param: 'type', msg: 'must be one of sale, lease' }];
  return Object.fromEntries(
    sortedRefusals([...names]).map((name) => {
      const { status, description } = REFUSALS[name];
      return [
        name,
        {
          description,
          ...(WAITING.has(status) ? { headers: RETRY_AFTER } : {}),
          content: { 'application/json': { schema, example } },
        },
      ];
    }),
  );
}
