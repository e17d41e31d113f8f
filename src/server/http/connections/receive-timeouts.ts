import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBrokenRequest } from './broken-request.ts';

/** Headers, and a form, arrive in a moment; a slower client only holds a connection. */
const HEADERS_TIME_MS = 10_000;
const BODY_TIME_MS = 10_000;

const watches = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function cut({ socket }: IncomingMessage, response: ServerResponse): void {
  // A request refused before its body was there has its answer, so the connection is only closed.
  if (response.headersSent) socket.destroy();
  else
    answerBrokenRequest(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

function watch(request: IncomingMessage, response: ServerResponse, timeMs: number): void {
  clearTimeout(watches.get(request));
  const timer = setTimeout(() => cut(request, response), timeMs);
  timer.unref();
  watches.set(request, timer);
}

/**
 * Ends requests whose headers or body take longer than ten seconds to arrive, with a 408. Node's own limit
 * is the same for all calls, and a document on a slow line takes minutes.
 */
export function limitReceiveTime({ server }: FastifyInstance): void {
  server.headersTimeout = HEADERS_TIME_MS;
  // Runs before the framework's own listener, so that a route that gives more time finds the timer.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    watch(request, response, BODY_TIME_MS);
    const stopWatching = () => clearTimeout(watches.get(request));
    request.once('end', stopWatching).once('close', stopWatching);
  });
}

/** Gives the body of one request this much time from this moment, once its sender is known. */
export function setBodyTimeout(request: FastifyRequest, reply: FastifyReply, timeMs: number): void {
  const { raw } = request;
  if (watches.has(raw) && !raw.readableEnded) watch(raw, reply.raw, timeMs);
}
