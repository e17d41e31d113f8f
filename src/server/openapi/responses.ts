import type { Endpoint } from '#src/contract/endpoint.ts';
import { callText } from './call-texts.ts';
import { fileContent, type Content } from './contents.ts';
import { writeSchema } from './json-schemas.ts';
import { type Refusal, REFUSALS, sortedRefusals } from './refusals.ts';

export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Content;
};
export type ResponseReference = { readonly $ref: string };

const refused = (refusal: Refusal): [string, ResponseReference] => [
  REFUSALS[refusal].status,
  { $ref: `#/components/responses/${refusal}` },
];

function answer(endpoint: Endpoint): Record<string, Response> {
  const { method, reply, needsCustomer } = endpoint;
  const file = callText(endpoint).reply;
  const content = file
    ? fileContent(file)
    : { 'application/json': { schema: writeSchema(reply).schema } };
  // What belongs to one customer is kept nowhere, and so has no name to ask again by.
  if (method !== 'GET' || needsCustomer) return { '200': { description: 'The answer', content } };
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  return {
    '200': { description: 'The answer', headers, content },
    '304': { description: 'The answer has not changed since the one If-None-Match names' },
  };
}

function refusalsOf(endpoint: Endpoint): readonly Refusal[] {
  const { missing, refusals = [] } = callText(endpoint);
  const canMiss = endpoint.path.includes(':') || missing !== undefined;
  const forBody: Refusal[] = endpoint.method === 'GET' ? [] : ['BodyTooLong', 'WrongContentType'];
  return sortedRefusals([
    'BadRequest',
    ...(endpoint.needsCustomer ? (['Unauthorized'] as const) : []),
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

/** What a call answers, by status. */
export function responsesOf(endpoint: Endpoint): Record<string, Response | ResponseReference> {
  return { ...answer(endpoint), ...Object.fromEntries(refusalsOf(endpoint).map(refused)) };
}

/** The shared refusals: a flat array that names each wrong parameter. */
export function refusalComponents(): Record<string, Response> {
  const schema = { $ref: '#/components/schemas/Problems' };
  const example = [{ param: 'type', msg: 'must be one of sale, lease' }];
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([name, { description }]) => [
      name,
      { description, content: { 'application/json': { schema, example } } },
    ]),
  );
}
