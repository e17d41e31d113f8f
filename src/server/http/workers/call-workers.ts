import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { RefusedRequest } from '#src/contract/problem.ts';
import type { Viewer } from '../viewer.ts';

/** A call that has been parsed, as it goes to another thread. */
export type WorkerCall = {
  /** Method and path of its endpoint, such as `GET /api/realty/listings`. */
  readonly endpoint: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Viewer;
  /** Those headers of the request that answers may depend on. */
  readonly headers: Readonly<Record<string, string>>;
  readonly acceptEncoding: string | string[] | undefined;
  /** What the listings are here: another thread that has not come so far, or has gone on, must not answer. */
  readonly revision: string;
};

/** An answer as it is sent. */
export type WorkerAnswer = {
  /** The body, compressed. */
  readonly body: Uint8Array;
  /** The headers that are not those of every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/** The headers of the request that were read for an answer or a refusal. */
type WithHeaderNames = { readonly headerNames: readonly string[] };

/** What became of a call on another thread. */
export type WorkerOutcome =
  | ({ readonly kind: 'answered'; readonly answer: WorkerAnswer } & WithHeaderNames)
  | ({ readonly kind: 'refused' } & WithHeaderNames &
      Pick<RefusedRequest, 'status' | 'problems' | 'retryAfterSeconds'>)
  | { readonly kind: 'failed'; readonly error: Error }
  /** It has to be answered here. */
  | { readonly kind: 'unavailable' };

/** Threads that answer calls, so that the one which all requests arrive at has time for others. */
export type CallWorkers = {
  /** @throws when the request is ended meanwhile: its client gone, or its time up */
  answer(call: WorkerCall): Promise<WorkerOutcome>;
};

/** Kept by the HTTP server, which every nested instance of one app shares. */
const workers = new WeakMap<Server, CallWorkers>();

/** Has the calls of an app that can be answered by other threads answered by these. */
export function answerByWorkers({ server }: FastifyInstance, callWorkers: CallWorkers): void {
  workers.set(server, callWorkers);
}

/** What answers the calls of an app on other threads; undefined where nothing does. */
export function workersOf({ server }: FastifyInstance): CallWorkers | undefined {
  return workers.get(server);
}
