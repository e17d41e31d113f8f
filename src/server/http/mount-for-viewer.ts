import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import type * as z from 'zod/mini';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { AnyGiven, ClientCall } from '#src/contract/client-call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type IdentifyViewer, mountRaw, parse } from './mount.ts';
import { cachedReply, noteVary } from './replies/reply-cache.ts';
import { type SentAs, type SentPart, sentReply } from './replies/replies.ts';
import type { Viewer } from './viewer.ts';

/** A call whose answer depends on what it sends and who may see what, and on nothing else. */
export type ViewerCall<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly viewer: Viewer;
  /** A header of the request, undefined for none. Caches are told that the answer depends on it. */
  readonly header: (name: string) => string | undefined;
  /** Says of the reply how long it may be kept, and by whom. */
  readonly setCacheControl: (value: string) => void;
};

type ViewerOptions = {
  readonly identify: IdentifyViewer;
  /** Another text whenever answers may be others; where it is given replies to GET are kept for a short time. */
  readonly revision?: (() => string) | undefined;
};

type Answer = (call: ViewerCall<unknown, unknown, unknown>) => Promise<unknown>;

type Mounted = {
  readonly app: FastifyInstance;
  readonly endpoint: Endpoint;
  readonly answer: Answer;
};

/** Kept by the HTTP server, which every nested instance of one app shares. */
const mounted = new WeakMap<Server, Map<string, Mounted>>();

const keyOf = ({ method, path }: Pick<ClientCall, 'method' | 'path'>) => `${method} ${path}`;

function headerOf(request: FastifyRequest, reply: FastifyReply) {
  return (name: string) => {
    reply.header('vary', name);
    noteVary(request, name);
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

/**
 * Mounts an endpoint for whoever asks: over HTTP, and for the pages that are rendered in this process
 * by `transportInProcess`.
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
  const calls = mounted.get(app.server) ?? new Map<string, Mounted>();
  mounted.set(app.server, calls);
  // What it is called with is parsed by the same endpoint.
  calls.set(keyOf(endpoint), { app, endpoint, answer: answer as Answer });
  mountRaw(
    app,
    endpoint,
    async ({ params, query, body, request, reply }) => {
      const replied = await answer({
        params,
        query,
        body,
        viewer: identify(request),
        header: headerOf(request, reply),
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

async function answerOf(
  { app, endpoint, answer }: Mounted,
  { params, query = {}, body }: AnyGiven,
  viewer: Viewer,
): Promise<CallOutcome<unknown>> {
  try {
    const reply = await answer({
      params: parse(endpoint.params, params, 'path'),
      query: parse(endpoint.query, query, 'query'),
      body: parse(endpoint.body, body, 'body'),
      viewer,
      header: () => undefined,
      setCacheControl: () => undefined,
    });
    return { ok: true, value: sentReply(app, endpoint, reply) };
  } catch (error) {
    // What the server cannot do just now fails the page as a whole.
    if (!(error instanceof RefusedRequest) || error.status >= 429) throw error;
    return {
      ok: false,
      error: { kind: 'refused', status: error.status, problems: error.problems },
    };
  }
}

type InProcessTransport = (
  call: Pick<ClientCall, 'method' | 'path'>,
  input: AnyGiven,
) => Promise<CallOutcome<unknown>>;

/**
 * Carries the calls of one viewer to an app without a connection: the same answers as over HTTP.
 *
 * @throws when a call fails for a reason that is not of the call, or is mounted for no viewer
 */
export function transportInProcess(app: FastifyInstance, viewer: Viewer): InProcessTransport {
  return async (call, input) => {
    const here = mounted.get(app.server)?.get(keyOf(call));
    if (!here) throw new Error(`${keyOf(call)} is not mounted for viewers of pages`);
    return answerOf(here, input, viewer);
  };
}

/** The calls of an app for one viewer over `transportInProcess`. */
export function callsInProcess(app: FastifyInstance, viewer: Viewer): MakeCall {
  return callsOver(transportInProcess(app, viewer));
}
