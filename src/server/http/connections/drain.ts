import type { FastifyInstance } from 'fastify';

/** The time between the word to stop and the last request that is taken. */
export type Drain = {
  /** From now on every answer ends its connection; requests are still taken. */
  begin(): void;
  isDraining(): boolean;
};

/**
 * Lets a server that is going to stop part from its clients one by one. Whoever sends it requests, a proxy or a
 * balancer, has time to learn of it at `/readyz` and sends them elsewhere before the server takes no more.
 */
export function drainOf(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.raw.shouldKeepAlive = false;
  });
  return {
    begin() {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}
