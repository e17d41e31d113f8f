import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** By then a client that has connected has sent its request. */
const REQUEST_ARRIVES_MS = 500;

/** The time between the signal to stop and the last request that is taken. */
export type Drain = {
  /** From now on every answer ends its connection; requests are still taken. */
  begin(): void;
  isDraining(): boolean;
  /**
   * Takes no further connections. Resolves when the latest connections have had time to send their request,
   * so that closing cuts off none: a proxy does not send a request a second time.
   */
  stopListening(): Promise<void>;
};

/** More turns than connections ever wait. */
const MAX_TURNS = 2000;

/** Accepts the waiting connections. Node accepts one in each turn of its loop. */
async function acceptWaiting(server: HttpServer): Promise<void> {
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  for (let turn = 0; hasAccepted && turn < MAX_TURNS; turn += 1) {
    hasAccepted = false;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', note);
}

/**
 * Lets a server that is going to stop part from its clients one by one. A proxy or balancer has time to
 * learn of the stop at `/readyz`, and sends its requests elsewhere before the server takes no more.
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
    async stopListening() {
      await acceptWaiting(app.server);
      // The `close` of net.Server: that of an HTTP server would also close idle connections.
      Server.prototype.close.call(app.server);
      await delay(REQUEST_ARRIVES_MS);
    },
  };
}
