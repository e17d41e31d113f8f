import { type BirpcReturn, createBirpc } from 'birpc';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import type { ThreadPart, WorkerThread } from '#src/server/scheduling/worker-threads.ts';
import type { Snapshot } from '../indexed/index-events.ts';
import type { SearchedDatabase, SearchFunctions, SearchJob, SearchJobReply } from './messages.ts';

/** A thread that answers searches. */
export type SearchWorker = ThreadPart & {
  /** How many jobs it is at. */
  jobCount(): number;
  share(database: SearchedDatabase, snapshot: Snapshot): void;
  /** @throws when the thread ends meanwhile, or with the reason of the signal when that aborts */
  answer(job: SearchJob, signal: AbortSignal | undefined): Promise<SearchJobReply>;
};

/** The part of a thread that answers searches. */
export function searchWorker({ ports, hold }: WorkerThread): SearchWorker {
  let jobCount = 0;
  const rpc: BirpcReturn<SearchFunctions> = createBirpc({}, callsOverPort(ports.searches));

  function unlessAborted(job: SearchJob, signal: AbortSignal): Promise<SearchJobReply> {
    return new Promise((resolve, reject) => {
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
    end: (error) => rpc.$close(error),
    jobCount: () => jobCount,
    share: (database, snapshot) => void rpc.share.asEvent(database, snapshot),
    async answer(job, signal) {
      signal?.throwIfAborted();
      jobCount += 1;
      const release = hold();
      try {
        return await (signal ? unlessAborted(job, signal) : rpc.answer(job));
      } finally {
        jobCount -= 1;
        release();
      }
    },
  };
}
