import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { refuse } from '../http/replies/errors.ts';
import { refuseOtherSites } from '../http/same-site.ts';
import { type Person, StoreUnavailable } from './repository.ts';

export type CustomerCallsDependencies = {
  /** The signed-in person. Throws RefusedRequest for anyone else. */
  readonly customerOf: (request: FastifyRequest) => Person;
  /** For example https://www.example.ca: pages of other sites change nothing. */
  readonly siteOrigin: string;
  /** Counts a change by a customer: 0 when it is allowed, else the seconds to wait. */
  readonly takeChange: (userId: string) => Promise<number>;
};

const UNAVAILABLE = 'nothing can be stored at the moment; please try again later';

const readsOnly = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Mounts calls that only a signed-in customer may make. The customer is identified before the body is read,
 * and no cache keeps an answer.
 */
export function customerCalls(
  app: FastifyInstance,
  { customerOf, siteOrigin, takeChange }: CustomerCallsDependencies,
  mountCalls: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      // Every other error takes the usual way.
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'The customers are unavailable');
      return refuse(reply, 503, [{ param: 'server', msg: UNAVAILABLE }]);
    });
    refuseOtherSites(scope, siteOrigin);
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = customerOf(request);
      if (readsOnly(request) || (await takeChange(id)) === 0) return;
      throw new RefusedRequest(429, [
        { param: 'request', msg: 'too many changes at once; please wait a moment' },
      ]);
    });
    mountCalls(scope);
  });
}
