import { availableParallelism } from 'node:os';
import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

export type WorkConfig = {
  /** Milliseconds of this server that one client may take in ten seconds; 0 for no limit. */
  readonly readLimitMs: number;
  /** How long a request may take, its waiting for its turn included. */
  readonly requestDeadlineMs: number;
  /** Threads that search and render pages beside the one that takes requests. */
  readonly workerThreads: number;
};

const READ_LIMIT_MS = '5000';
const REQUEST_DEADLINE_MS = '2000';

/** More workers ask for more than the thread that takes requests can pass on. */
const WORKER_LIMIT = 8;

/** One worker for each core except that of the thread which takes requests. */
const workersByDefault = () => Math.min(availableParallelism() - 1, WORKER_LIMIT);

/** The settings of how clients share the server, as the README lists them. */
export const WORK_SETTINGS = [
  {
    name: 'READ_LIMIT_MS',
    byDefault: READ_LIMIT_MS,
    meaning:
      'Milliseconds of server time that one network address may use in ten seconds before it is told to wait (429). 0 means no limit',
  },
  {
    name: 'REQUEST_DEADLINE_MS',
    byDefault: REQUEST_DEADLINE_MS,
    meaning:
      'Milliseconds that a request may take, including waiting time, before it is answered with 503. Set a higher value on a slow or shared machine',
  },
  {
    name: 'WORKER_THREADS',
    byDefault: 'number of cores minus one, at most 8',
    meaning:
      'Number of threads that search and render pages, in addition to the thread that accepts requests, 0 to 64. They share one index',
  },
] as const;

/** How these settings are read from the environment. */
export const workEnvironment = {
  READ_LIMIT_MS: z
    ._default(z.string(), READ_LIMIT_MS)
    .check(
      z.regex(/^\d{1,6}$/, { error: 'READ_LIMIT_MS must be a whole number of milliseconds, or 0' }),
    ),
  REQUEST_DEADLINE_MS: z._default(z.string(), REQUEST_DEADLINE_MS).check(
    z.regex(/^[1-9]\d{2,4}$/, {
      error: 'REQUEST_DEADLINE_MS must be a whole number of milliseconds, from 100 to 99999',
    }),
  ),
  WORKER_THREADS: z.optional(
    z.string().check(
      z.refine((text) => /^\d{1,2}$/.test(text) && +text <= 64, {
        error: 'WORKER_THREADS must be a whole number from 0 to 64',
      }),
    ),
  ),
};

/** Makes the configuration from the values of the environment. */
export function workConfigOf({
  READ_LIMIT_MS: limit,
  REQUEST_DEADLINE_MS: deadline,
  WORKER_THREADS: workers,
}: {
  READ_LIMIT_MS: string;
  REQUEST_DEADLINE_MS: string;
  WORKER_THREADS?: string | undefined;
}): WorkConfig {
  return {
    readLimitMs: Number(limit),
    requestDeadlineMs: Number(deadline),
    workerThreads: workers === undefined ? workersByDefault() : Number(workers),
  };
}
