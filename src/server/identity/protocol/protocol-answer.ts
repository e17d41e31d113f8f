import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply } from 'fastify';
import { IdentityError } from './identity-error.ts';
import { AccountsUnavailable } from '../repository.ts';

const RETRY_AFTER_SECONDS = 2;

export const AMZ_JSON = 'application/x-amz-json-1.1';

/** The framework's refusals that need a type of their own, by status; all others count as bad input. */
const TYPE_BY_STATUS: Readonly<Record<number, string>> = {
  413: 'RequestEntityTooLargeException',
  415: 'SerializationException',
};

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': AMZ_JSON,
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
    })
    .send(JSON.stringify(body));
}

export function sendAnswer(reply: FastifyReply, answer: object): FastifyReply {
  return send(reply, 200, answer);
}

function refusalOf(error: IdentityError | FastifyError): { type: string; message: string } {
  if (error instanceof IdentityError) return { type: error.type, message: error.message };
  const type = TYPE_BY_STATUS[error.statusCode ?? 500] ?? 'SerializationException';
  return { type, message: 'The request cannot be read.' };
}

/**
 * An error in the form of the protocol. All refusals have status 400, as clients try again after a 5xx,
 * which is wanted only where a later try may succeed. A failure of the server is logged and answered
 * without detail.
 */
export function sendError(
  reply: FastifyReply,
  error: IdentityError | AccountsUnavailable | FastifyError,
): FastifyReply {
  if (error instanceof AccountsUnavailable) {
    reply.log.error({ err: error }, 'The accounts cannot be read or written');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    const message = 'Your account cannot be reached at the moment. Please try again.';
    return send(reply, 503, { __type: 'ServiceUnavailableException', message });
  }
  const isOurs = !(error instanceof IdentityError) && (error.statusCode ?? 500) >= 500;
  if (isOurs) {
    reply.log.error({ err: error }, 'The identity service failed');
    return send(reply, 500, { __type: 'InternalErrorException', message: 'Internal error' });
  }
  const { type, message } = refusalOf(error);
  reply.header('x-amzn-errortype', `${type}:`);
  return send(reply, 400, { __type: type, message });
}
