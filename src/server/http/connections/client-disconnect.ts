import type { FastifyReply } from 'fastify';

/** Whether the connection closed before the answer was sent. */
export function isClientDisconnected({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}

/** Aborts when the client closes the connection before the answer is sent. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { raw } = reply;
  if (isClientDisconnected(reply)) controller.abort();
  else raw.once('close', () => raw.writableFinished || controller.abort());
  return controller.signal;
}
