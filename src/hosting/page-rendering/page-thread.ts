import { type BirpcReturn, createBirpc } from 'birpc';
import type { PageServer } from '#src/page-data/page-locals.ts';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import type { ThreadPart, WorkerThread } from '#src/server/scheduling/worker-threads.ts';
import { errorOf } from './failures.ts';
import type {
  HostedPageServer,
  JobReply,
  PageProgram,
  ServerFunctions,
  ServerReply,
  WorkerFunctions,
} from './messages.ts';

/** A page that takes this long will never finish. */
const HANG_MS = 10_000;

export type ThreadJob = {
  readonly url: string;
  readonly client: string;
  readonly server: HostedPageServer;
};

/** The outcome of a job, with the errors of the server that it may refer to. */
export type ThreadReply = { readonly reply: JobReply; readonly errors: readonly unknown[] };

type OpenJob = { readonly server: PageServer; readonly errors: unknown[] };

/** A thread that renders pages. */
export type PageThread = ThreadPart & {
  /** @throws when the thread ends meanwhile */
  render(job: ThreadJob): Promise<ThreadReply>;
};

/** Answers a worker, and keeps errors of which the worker only gets a number. */
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

/** For a job whose answer nobody awaits. */
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
 * The part of a thread that renders pages.
 *
 * @param hangMs how long a page may take before its thread is ended
 */
export function pageThread(
  { ports, hold, terminate }: WorkerThread,
  program: PageProgram,
  hangMs = HANG_MS,
): PageThread {
  const jobs = new Map<number, OpenJob>();
  let lastId = 0;
  const rpc: BirpcReturn<WorkerFunctions, ServerFunctions> = createBirpc(
    serverFunctions(jobs),
    callsOverPort(ports.pages),
  );
  rpc.open.asEvent(program);
  return {
    end: (error) => rpc.$close(error),
    jobCount: () => jobs.size,
    async render({ url, client, server }) {
      lastId += 1;
      const id = lastId;
      const job: OpenJob = { server, errors: [] };
      jobs.set(id, job);
      const release = hold();
      const hang = setTimeout(() => void terminate(), hangMs).unref();
      const { today, hasSold, countsViews, mayHaveSession, context } = server;
      const facts = { today, hasSold, countsViews, mayHaveSession, context };
      try {
        const reply = await rpc.render({ id, url, client, ...facts });
        return { reply, errors: job.errors };
      } finally {
        clearTimeout(hang);
        jobs.delete(id);
        release();
      }
    },
  };
}
