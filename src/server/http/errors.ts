import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Problems, RefusedRequest } from '#src/contract/problem.ts';

const SERVER_PROBLEM: Problems = [
  { param: 'server', msg: 'something went wrong here; please try again in a moment' },
];

function refuse(reply: FastifyReply, status: number, problems: Problems): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(problems);
}

/**
 * The one place where an error becomes a reply. What the caller did wrong is named; what went wrong
 * here is logged and answered without detail.
 */
export function errorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RefusedRequest, request, reply) => {
    if (error instanceof RefusedRequest) return refuse(reply, error.status, error.problems);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return refuse(reply, status, [{ param: 'request', msg: error.message }]);
    }
    request.log.error({ err: error }, 'The request failed');
    return refuse(reply, 500, SERVER_PROBLEM);
  });
}

/** The answer for an API path that names nothing. */
export function unknownCall(reply: FastifyReply, path: string): FastifyReply {
  return refuse(reply, 404, [{ param: 'path', msg: `there is no call at ${path}` }]);
}
