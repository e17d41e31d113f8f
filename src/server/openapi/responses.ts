import type { Endpoint } from '#src/contract/endpoint.ts';
import { callText } from './call-texts.ts';
import { writeSchema } from './json-schemas.ts';
import type { JsonSchema } from './shared-schemas.ts';

export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
};
export type ResponseReference = { readonly $ref: string };

/** Every way a call is refused, by the name the document gives it. */
export const REFUSALS = {
  BadRequest: { status: '400', description: 'A parameter or the body is wrong' },
  NotFound: { status: '404', description: 'What the path or the query names is not there' },
  MethodNotAllowed: { status: '405', description: 'The path has no such method; Allow names them' },
  BodyTooLong: { status: '413', description: 'The body is longer than 64 KB' },
  AddressTooLong: { status: '414', description: 'Path and query are longer than 8 KB' },
  WrongContentType: { status: '415', description: 'The body is not application/json' },
  TooMany: { status: '429', description: 'Too many requests; Retry-After says how long to wait' },
  ServerError: { status: '500', description: 'Something went wrong here' },
  Busy: { status: '503', description: 'Too busy just now; Retry-After says how long to wait' },
} as const;
type Refusal = keyof typeof REFUSALS;

const refused = (refusal: Refusal): [string, ResponseReference] => [
  REFUSALS[refusal].status,
  { $ref: `#/components/responses/${refusal}` },
];

function answer({ method, reply }: Endpoint): Record<string, Response> {
  const { schema } = writeSchema(reply);
  const content = { 'application/json': { schema } };
  if (method !== 'GET') return { '200': { description: 'The answer', content } };
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  return {
    '200': { description: 'The answer', headers, content },
    '304': { description: 'The answer has not changed since the one If-None-Match names' },
  };
}

function refusalsOf(endpoint: Endpoint): Refusal[] {
  const canMiss = endpoint.path.includes(':') || callText(endpoint).missing !== undefined;
  const forBody: Refusal[] = endpoint.method === 'GET' ? [] : ['BodyTooLong', 'WrongContentType'];
  return [
    'BadRequest',
    ...(canMiss ? (['NotFound'] as const) : []),
    'MethodNotAllowed',
    'AddressTooLong',
    ...forBody,
    'TooMany',
    'ServerError',
    'Busy',
  ];
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
