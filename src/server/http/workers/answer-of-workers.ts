import type { FastifyReply } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type AnsweredEndpoint, endpointKey, type ViewerCall } from '../viewer-calls.ts';
import { workersOf } from './call-workers.ts';

/** The headers of a request that answers may depend on. */
const SENT_HEADERS = ['board-id'];

function sentHeaders({ headers }: FastifyReply['request']): Record<string, string> {
  const entries = SENT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(entries);
}

/**
 * The body of another thread's answer to a call, with its headers set on the reply; undefined when the call
 * has to be answered here.
 *
 * @throws RefusedRequest, and what the call fails with
 */
export async function answerOfWorkers(
  { app, endpoint, revision }: AnsweredEndpoint,
  call: Omit<ViewerCall<unknown, unknown, unknown>, 'setCacheControl'>,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
  const workers = workersOf(app);
  if (!workers || !revision || call.viewer === 'trusted') return undefined;
  const { header, ...sentCall } = call;
  const { request } = reply;
  const outcome = await workers.answer({
    ...sentCall,
    endpoint: endpointKey(endpoint),
    headers: sentHeaders(request),
    acceptEncoding: request.headers['accept-encoding'],
    revision: revision(),
  });
  if (outcome.kind === 'unavailable') return undefined;
  if (outcome.kind === 'failed') throw outcome.error;
  for (const name of outcome.headerNames) header(name);
  if (outcome.kind === 'refused') {
    throw new RefusedRequest(outcome.status, outcome.problems, outcome.retryAfterSeconds);
  }
  const { body, headers } = outcome.answer;
  reply.type('application/json; charset=utf-8').headers(headers);
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
