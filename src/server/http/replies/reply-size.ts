import type { FastifyInstance } from 'fastify';
import { type Problems, RefusedRequest } from '#src/contract/problem.ts';

/** In characters of an API answer, most of which are one byte each. */
const REPLY_LIMIT = 2_000_000;

const TOO_LARGE: Problems = [
  {
    param: 'request',
    msg: 'asks for more than 2 MB at once: request fewer fields or a smaller page',
  },
];

/** @throws RefusedRequest when an answer of that size, in bytes, is too large to be sent */
export function checkReplySize(bytes: number): void {
  if (bytes > REPLY_LIMIT) throw new RefusedRequest(400, TOO_LARGE);
}

/** Refuses requests of the API whose answer has become too large to be sent. */
export function limitReplies(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const isAnswer = request.routeOptions.config.isMounted && reply.statusCode === 200;
    if (!isAnswer || typeof payload !== 'string' || payload.length <= REPLY_LIMIT) {
      return done(null, payload);
    }
    const body = JSON.stringify(TOO_LARGE);
    reply.code(400).header('cache-control', 'no-store').removeHeader('content-length');
    return done(null, body);
  });
}
