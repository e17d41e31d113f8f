import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type IdentifyViewer, mountRaw } from './mount.ts';
import { cachedReply, addVary } from './replies/reply-cache.ts';
import { type SentAs, type SentPart, sentReply } from './replies/replies.ts';
import { type AnsweredEndpoint, registerEndpoint, type ViewerCall } from './viewer-calls.ts';
import { answerOfWorkers } from './workers/answer-of-workers.ts';

type ViewerOptions = {
  readonly identify: IdentifyViewer;
  /**
   * A text that changes whenever answers may change. With it, other threads may answer, and replies to GET
   * are kept for a short time.
   */
  readonly revision?: (() => string) | undefined;
};

function headerOf(request: FastifyRequest, reply: FastifyReply) {
  return (name: string) => {
    reply.header('vary', name);
    addVary(request, name);
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

/**
 * Mounts an endpoint whose answer depends on the viewer: over HTTP, and for the pages that are rendered in
 * this process by `transportInProcess`.
 */
export function mountForViewer<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  { identify, revision }: ViewerOptions,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  answer: (
    call: ViewerCall<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Reply> | SentAs<z.input<Reply>> | SentPart>,
): void {
  // The cast is safe, as the same endpoint parses the input of the call.
  const entry = { app, endpoint, answer: answer as AnsweredEndpoint['answer'], revision };
  registerEndpoint(entry);
  mountRaw(
    app,
    endpoint,
    async ({ params, query, body, request, reply }) => {
      const header = headerOf(request, reply);
      const call = { params, query, body, viewer: identify(request), header };
      const bytes = await answerOfWorkers(entry, call, reply);
      if (bytes) return bytes;
      const replied = await answer({
        ...call,
        setCacheControl: (value) => void reply.header('cache-control', value),
      });
      return sentReply(app, endpoint, replied);
    },
    revision && {
      answerFromCache: (request, reply) =>
        cachedReply(request, reply, { viewer: identify(request), revision: revision() }),
    },
  );
}
