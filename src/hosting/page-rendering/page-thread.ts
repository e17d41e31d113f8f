import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { PageServer } from '#src/page-data/page-locals.ts';
import { errorOf } from './failures.ts';
import type { BuiltAssets } from './read-page.ts';
import type { JobReply, ServerFunctions, ServerReply, WorkerFunctions } from './messages.ts';

const PROGRAM = new URL('./page-worker.ts', import.meta.url);

/** A page that takes this long never comes to its end. */
const HANG_MS = 10_000;

/** What a thread renders pages with. */
export type PageProgram = BuiltAssets & {
  /** The address of the module that the build leaves, a `file:` URL. */
  readonly entry: string;
  /** How long a page may take before its thread is ended, for tests. */
  readonly hangMs?: number;
};

/** The server reads the status of an error by its name. */
class ThreadEnded extends Error {
  readonly statusCode = 503;
}

export type ThreadJob = {
  readonly url: string;
  readonly server: PageServer;
};

/** What became of a job, with the errors of the server that it may name. */
export type ThreadReply = { readonly reply: JobReply; readonly errors: readonly unknown[] };

type OpenJob = { readonly server: PageServer; readonly errors: unknown[] };

/** A thread that renders pages. */
export type PageThread = {
  /** How many pages it is at. */
  jobCount(): number;
  /** @throws when the thread ends meanwhile */
  render(job: ThreadJob): Promise<ThreadReply>;
  close(): Promise<unknown>;
};

/** Answers a worker, and keeps what failed where the worker only gets its number. */
async function replied<Value>(
  { errors }: OpenJob,
  answer: () => Promise<Value>,
): Promise<ServerReply<Value>> {
  try {
    return { kind: 'value', value: await answer() };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    return { kind: 'failed', failureId: errors.push(error) - 1, name };
  }
}

/** A job of which nobody waits for an answer any more. */
const ENDED: ServerReply<never> = { kind: 'failed', failureId: -1, name: 'Error' };

function serverFunctions(jobs: ReadonlyMap<number, OpenJob>): ServerFunctions {
  async function ask<Value>(
    jobId: number,
    answer: (server: PageServer) => Promise<Value>,
  ): Promise<ServerReply<Value>> {
    const job = jobs.get(jobId);
    return job ? await replied(job, () => answer(job.server)) : ENDED;
  }
  return {
    call: (jobId, call, input) => ask(jobId, ({ transport }) => transport(call, input)),
    removedListing: (jobId, key) => ask(jobId, ({ removedListing }) => removedListing(key)),
    citiesNamed: (jobId, citySlug) => ask(jobId, ({ citiesNamed }) => citiesNamed(citySlug)),
    staleSince: (jobId) => ask(jobId, ({ staleSince }) => staleSince()),
    logFailure(jobId, failure) {
      const job = jobs.get(jobId);
      job?.server.logFailure(errorOf(failure, job.errors));
    },
  };
}

/**
 * Starts a thread that renders pages. It keeps no process from ending.
 *
 * @param onEnd called once when the thread has ended, for whatever reason
 */
export function startPageThread(
  { hangMs = HANG_MS, ...program }: PageProgram,
  onEnd: () => void,
): PageThread {
  const worker = new Worker(PROGRAM, { workerData: program });
  worker.unref();
  const jobs = new Map<number, OpenJob>();
  let lastId = 0;
  const rpc: BirpcReturn<WorkerFunctions, ServerFunctions> = createBirpc(serverFunctions(jobs), {
    post: (message) => worker.postMessage(message),
    on: (listener) => void worker.on('message', listener),
    timeout: -1,
  });
  const end = (error: Error) => {
    if (rpc.$closed) return;
    rpc.$close(error);
    onEnd();
  };
  worker.on('error', (error) =>
    end(new ThreadEnded('The thread of pages failed', { cause: error })),
  );
  worker.on('exit', () => end(new ThreadEnded('The thread of pages ended')));
  return {
    jobCount: () => jobs.size,
    async render({ url, server }) {
      lastId += 1;
      const id = lastId;
      const job: OpenJob = { server, errors: [] };
      jobs.set(id, job);
      worker.ref();
      const hang = setTimeout(() => void worker.terminate(), hangMs).unref();
      const { today, hasSold, countsViews, mayHaveSession } = server;
      try {
        const reply = await rpc.render({ id, url, today, hasSold, countsViews, mayHaveSession });
        return { reply, errors: job.errors };
      } finally {
        clearTimeout(hang);
        jobs.delete(id);
        if (jobs.size === 0) worker.unref();
      }
    },
    close: () => worker.terminate(),
  };
}
