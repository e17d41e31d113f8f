import { createBirpc } from 'birpc';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import { turnsForCallbacks } from '#src/server/scheduling/request-work.ts';
import type { ThreadPart, WorkerThread } from '#src/server/scheduling/worker-threads.ts';
import type { Snapshot } from '../indexed/index-events.ts';
import type { SlowSearches } from '../search-process/slow-searches.ts';
import type {
  SearchedDatabase,
  SearchFunctions,
  SearchJob,
  SearchJobReply,
  SearchServerFunctions,
} from './messages.ts';

/** A thread that answers searches. */
export type SearchThread = ThreadPart & {
  share(database: SearchedDatabase, snapshot: Snapshot): void;
  /** @throws when the thread ends meanwhile, or with the reason of the signal when that aborts */
  answer(job: SearchJob, signal: AbortSignal | undefined): Promise<SearchJobReply>;
};

/**
 * The part of a thread that answers searches.
 *
 * @param slow reads for it what takes its time, in turns of the request that waits for it
 */
export function searchThread(
  { ports, hold }: WorkerThread,
  slow: Pick<SlowSearches, 'matchingIds'>,
): SearchThread {
  /** By the number of a job, how to work for it. */
  const jobs = new Map<number, ReturnType<typeof turnsForCallbacks>>();
  const rpc = createBirpc<SearchFunctions, SearchServerFunctions>(
    {
      async matchingIds(jobId, query, span) {
        const inTurn = jobs.get(jobId);
        if (!inTurn) throw new Error('Nobody waits for this search any more.');
        return await inTurn(() => slow.matchingIds(query, span));
      },
    },
    callsOverPort(ports.searches),
  );

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
    jobCount: () => jobs.size,
    share: (database, snapshot) => void rpc.share.asEvent(database, snapshot),
    async answer(job, signal) {
      signal?.throwIfAborted();
      jobs.set(job.id, turnsForCallbacks());
      const release = hold();
      try {
        return await (signal ? unlessAborted(job, signal) : rpc.answer(job));
      } finally {
        jobs.delete(job.id);
        release();
      }
    },
  };
}
