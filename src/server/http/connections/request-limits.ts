import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { refuse, refuseByFramework, unknownCall } from '../replies/errors.ts';
import { nameRequest, newRequestId } from '../request-id.ts';
import { setSecurityHeaders } from '../replies/security-headers.ts';
import { answerBrokenRequest } from './broken-request.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const URL_LIMIT_BYTES = 8 * 1024;
const PATH_PARAMETER_LIMIT = 500;
/** The longest time that any route gives a body; `receive-timeouts.ts` keeps the others to seconds. */
const REQUEST_TIMEOUT_MS = 11 * 60_000;

/** The framework's settings that bound a request and answer requests that never reach a route. */
export function requestLimits({ https }: { https: boolean }) {
  return {
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    // No hook runs for these errors, so the security headers are set here.
    frameworkErrors: (error, request, reply) => {
      nameRequest(request, reply);
      setSecurityHeaders(reply, { https });
      refuseByFramework(reply, error);
    },
    clientErrorHandler: answerBrokenRequest,
  } satisfies FastifyServerOptions;
}

/** Refuses requests that are too long, and API calls by a method that no route can have. */
export function limitRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > URL_LIMIT_BYTES) {
      refuse(reply, 414, [
        { param: 'path', msg: 'must not be longer than 8 KB including its query' },
      ]);
      return;
    }
    if (request.is404 && request.url.startsWith('/api/')) {
      unknownCall(reply, request.url.split('?')[0] ?? '');
      return;
    }
    done();
  });
}
