import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { ClientCall } from '#src/contract/client-call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Viewer } from './viewer.ts';

/** A call whose answer depends on its input and on what the viewer may see, and on nothing else. */
export type ViewerCall<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly viewer: Viewer;
  /** A header of the request, undefined for none. Caches are told that the answer depends on it. */
  readonly header: (name: string) => string | undefined;
  /** Sets how long the reply may be kept, and by whom. */
  readonly setCacheControl: (value: string) => void;
};

/** An endpoint with the function that answers it, wherever its calls come from. */
export type AnsweredEndpoint = {
  readonly app: FastifyInstance;
  readonly endpoint: Endpoint;
  readonly answer: (call: ViewerCall<unknown, unknown, unknown>) => Promise<unknown>;
  /** A text that changes whenever answers may change; undefined when changes cannot be known. */
  readonly revision: (() => string) | undefined;
};

/** Kept by the HTTP server, which every nested instance of one app shares. */
const entriesByServer = new WeakMap<Server, Map<string, AnsweredEndpoint>>();

/** The key of an endpoint in an app, for example `GET /api/realty/listings`. */
export const endpointKey = ({ method, path }: Pick<ClientCall, 'method' | 'path'>) =>
  `${method} ${path}`;

/** Registers the answer function of an endpoint. */
export function registerEndpoint(entry: AnsweredEndpoint): void {
  const { server } = entry.app;
  const entries = entriesByServer.get(server) ?? new Map<string, AnsweredEndpoint>();
  entriesByServer.set(server, entries);
  entries.set(endpointKey(entry.endpoint), entry);
}

/** The answer function of an endpoint of an app; undefined when it has none. */
export function findAnsweredEndpoint(
  { server }: FastifyInstance,
  key: string,
): AnsweredEndpoint | undefined {
  return entriesByServer.get(server)?.get(key);
}

/**
 * The answer function of an endpoint of an app.
 *
 * @throws when the endpoint is mounted for no viewer
 */
export function answeredEndpoint(app: FastifyInstance, key: string): AnsweredEndpoint {
  const entry = findAnsweredEndpoint(app, key);
  if (!entry) throw new Error(`${key} is not mounted for viewers of pages`);
  return entry;
}
