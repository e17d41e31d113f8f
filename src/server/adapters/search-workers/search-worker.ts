import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Snapshot } from '../indexed/index-events.ts';
import type {
  SearchJob,
  SearchJobReply,
  SearchWorkerData,
  SearchWorkerFunctions,
} from './messages.ts';

const PROGRAM = new URL('../../search-worker-main.ts', import.meta.url);

/** The server reads the status of an error by its name. */
class WorkerEnded extends Error {
  readonly statusCode = 503;
}

/** A thread that answers searches. */
export type SearchWorker = {
  /** How many jobs it is at. */
  jobCount(): number;
  /** @throws when the thread ends meanwhile, or with the reason of the signal when that aborts */
  answer(job: SearchJob, signal: AbortSignal | undefined): Promise<SearchJobReply>;
  adopt(snapshot: Snapshot): void;
  close(): Promise<unknown>;
};

/**
 * Starts a thread that answers searches. It keeps no process from ending.
 *
 * @param onEnd called once when the thread has ended, for whatever reason
 */
export function startSearchWorker(data: SearchWorkerData, onEnd: () => void): SearchWorker {
  const worker = new Worker(PROGRAM, { workerData: data });
  worker.unref();
  let jobCount = 0;
  const rpc: BirpcReturn<SearchWorkerFunctions> = createBirpc(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (listener) => void worker.on('message', listener),
      // What takes too long is ended by its signal.
      timeout: -1,
    },
  );
  const end = (error: Error) => {
    if (rpc.$closed) return;
    rpc.$close(error);
    onEnd();
  };
  worker.on('error', (error) => end(new WorkerEnded('The search worker failed', { cause: error })));
  worker.on('exit', () => end(new WorkerEnded('The search worker ended')));

  async function unlessAborted(job: SearchJob, signal: AbortSignal): Promise<SearchJobReply> {
    return await new Promise((resolve, reject) => {
      const abort = () => {
        rpc.stop.asEvent(job.id);
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      rpc
        .answer(job)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', abort));
    });
  }

  return {
    jobCount: () => jobCount,
    async answer(job, signal) {
      signal?.throwIfAborted();
      jobCount += 1;
      if (jobCount === 1) worker.ref();
      try {
        return await (signal ? unlessAborted(job, signal) : rpc.answer(job));
      } finally {
        jobCount -= 1;
        if (jobCount === 0) worker.unref();
      }
    },
    adopt: (snapshot) => void rpc.adopt.asEvent(snapshot),
    close: () => worker.terminate(),
  };
}
