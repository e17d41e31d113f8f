import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a closing server finish as soon as the requests it has begun are answered. Node would also wait for
 * connections that never carried a request, as browsers open ahead of time, for as long as their browser
 * keeps them, and for recently used ones until they have been idle for long.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();
  let isClosing = false;

  app.server.on('connection', (socket) => {
    if (isClosing) socket.destroy();
    else open.add(socket.once('close', () => open.delete(socket)));
  });
  app.server.prependListener('request', ({ socket }, response) => {
    answering.set(response, socket);
    response.once('close', () => {
      answering.delete(response);
      if (isClosing) socket.destroySoon();
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    // Read when the headers are sent: tells the client to send nothing more on this connection.
    for (const response of answering.keys()) response.shouldKeepAlive = false;
    const busy = new Set(answering.values());
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    done();
  });
}
