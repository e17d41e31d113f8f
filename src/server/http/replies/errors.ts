import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Problem, type Problems, RefusedRequest } from '#src/contract/problem.ts';
import { isClientDisconnected } from '../connections/client-disconnect.ts';
import { errorPageFor } from './error-page.ts';
import { allowedMethods } from '../mounted-endpoints.ts';
import { pagePolicy } from './security-headers.ts';

const SERVER_PROBLEM: Problems = [
  { param: 'server', msg: 'something went wrong here; please try again in a moment' },
];

/** Sent with answers that ask to come back later. */
const RETRY_AFTER_SECONDS = 5;

const PART_TOO_LONG: Problem = { param: 'path', msg: 'contains a part that is too long' };

/** The problem of a request that did not reach its handler, by the framework's code. */
const PROBLEM_BY_CODE: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { param: 'request', msg: 'its body must not be longer than 64 KB' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { param: 'content-type', msg: 'must be application/json' },
  FST_ERR_CTP_INVALID_JSON_BODY: { param: 'request', msg: 'its body must be JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { param: 'request', msg: 'its body must be JSON, but it is empty' },
  FST_ERR_BAD_URL: { param: 'path', msg: 'must be percent-encoded UTF-8' },
  FST_ERR_MAX_PARAM_LENGTH: PART_TOO_LONG,
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    param: 'content-encoding',
    msg: 'must be gzip, br, deflate or zstd',
  },
  FST_CP_ERR_INVALID_CONTENT: {
    param: 'request',
    msg: 'its body does not match its content-encoding',
  },
};

/**
 * Answers with the problems of a request, as a page for a person. No cache keeps such an answer.
 *
 * @param retryAfterSeconds when the request can be answered; undefined where that is unknown
 */
export function refuse(
  reply: FastifyReply,
  status: number,
  problems: Problems,
  retryAfterSeconds?: number,
): FastifyReply {
  // RFC 9110, 11.6.1: the answer says how to log in.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) {
    reply.header('retry-after', retryAfterSeconds ?? RETRY_AFTER_SECONDS);
  }
  reply.code(status).removeHeader('etag').header('cache-control', 'no-store');
  const page = errorPageFor(reply.request, status);
  if (!page) return reply.send(problems);
  // Visitors should not have to guess when to press reload. Nobody's form is sent again.
  if (retryAfterSeconds && reply.request.method === 'GET') {
    reply.header('refresh', retryAfterSeconds);
  }
  if (page.policy) reply.header('content-security-policy', pagePolicy(page.policy));
  return reply.type('text/html; charset=utf-8').send(page.html);
}

/** Answers a request that the framework turned away. */
export function refuseByFramework(reply: FastifyReply, error: FastifyError): FastifyReply {
  const problem = PROBLEM_BY_CODE[error.code] ?? { param: 'request', msg: error.message };
  return refuse(reply, error.statusCode ?? 400, [problem]);
}

/**
 * The one place where an error becomes a reply. A caller's mistake is named; a failure of the server is
 * logged and answered without detail. A client that has left is owed nothing.
 */
export function errorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RefusedRequest, request, reply) => {
    if (isClientDisconnected(reply)) return reply.hijack();
    if (error instanceof RefusedRequest) {
      return refuse(reply, error.status, error.problems, error.retryAfterSeconds);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuseByFramework(reply, error);
    request.log.error({ err: error }, 'The request failed');
    return refuse(reply, status === 503 ? 503 : 500, SERVER_PROBLEM);
  });
}

/** The answer for a method or an API path that does not exist. */
export function unknownCall(reply: FastifyReply, path: string): FastifyReply {
  const allowed = allowedMethods(reply.server, path);
  if (allowed.length === 0) {
    return refuse(reply, 404, [{ param: 'path', msg: `there is no call at ${path}` }]);
  }
  // The route exists and yet did not match: the router reads no part of a path that is too long.
  if (allowed.includes(reply.request.method)) return refuse(reply, 414, [PART_TOO_LONG]);
  reply.header('allow', allowed.join(', '));
  if (reply.request.method === 'OPTIONS') return reply.code(204).send();
  return refuse(reply, 405, [{ param: 'method', msg: `must be ${allowed.join(' or ')}` }]);
}
