import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { RefusedRequest } from '#src/contract/problem.ts';
import type { Viewer } from '../viewer.ts';

/** A parsed call, as it goes to another thread. */
export type WorkerCall = {
  /** Method and path of its endpoint, for example `GET /api/realty/listings`. */
  readonly endpoint: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Viewer;
  /** The headers of the request that answers may depend on. */
  readonly headers: Readonly<Record<string, string>>;
  readonly acceptEncoding: string | string[] | undefined;
  /** The revision of the listings here: a thread with an older or newer one must not answer. */
  readonly revision: string;
};

/** An answer as it is sent. */
export type WorkerAnswer = {
  /** The body, compressed. */
  readonly body: Uint8Array;
  /** The headers particular to this answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/** The headers of the request that were read for an answer or a refusal. */
type WithHeaderNames = { readonly headerNames: readonly string[] };

/** The outcome of a call on another thread. */
export type WorkerOutcome =
  | ({ readonly kind: 'answered'; readonly answer: WorkerAnswer } & WithHeaderNames)
  | ({ readonly kind: 'refused' } & WithHeaderNames &
      Pick<RefusedRequest, 'status' | 'problems' | 'retryAfterSeconds'>)
  | { readonly kind: 'failed'; readonly error: Error }
  /** The call has to be answered here. */
  | { readonly kind: 'unavailable' };

/** Threads that answer calls, so that the thread where all requests arrive has time for others. */
export type CallWorkers = {
  /** @throws when the request ends meanwhile: its client has left, or its time is up */
  answer(call: WorkerCall): Promise<WorkerOutcome>;
};

/** Kept by the HTTP server, which every nested instance of one app shares. */
const workers = new WeakMap<Server, CallWorkers>();

/** Lets these workers answer the calls of an app that other threads can answer. */
export function answerByWorkers({ server }: FastifyInstance, callWorkers: CallWorkers): void {
  workers.set(server, callWorkers);
}

/** The workers that answer the calls of an app; undefined when it has none. */
export function workersOf({ server }: FastifyInstance): CallWorkers | undefined {
  return workers.get(server);
}
