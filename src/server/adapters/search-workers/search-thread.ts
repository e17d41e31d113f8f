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

type OpenJob = {
  /** Runs work of the server for the job in turns of its request. */
  readonly inTurn: ReturnType<typeof turnsForCallbacks>;
  /**
   * The error of the server's work for the job: an error that crosses to a thread and back loses most of
   * itself.
   */
  failure: Error | undefined;
};

/**
 * The part of a thread that answers searches.
 *
 * @param slow does the slow reading for it, in turns of the request that waits
 */
export function searchThread(
  { ports, hold }: WorkerThread,
  slow: Pick<SlowSearches, 'matchingIds'>,
): SearchThread {
  const jobs = new Map<number, OpenJob>();
  const rpc = createBirpc<SearchFunctions, SearchServerFunctions>(
    {
      async matchingIds(jobId, query, span) {
        const job = jobs.get(jobId);
        if (!job) throw new Error('The search was cancelled because nobody is waiting for it.');
        try {
          return await job.inTurn(() => slow.matchingIds(query, span));
        } catch (error) {
          job.failure = error instanceof Error ? error : new Error(String(error));
          throw error;
        }
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
      const open: OpenJob = { inTurn: turnsForCallbacks(), failure: undefined };
      jobs.set(job.id, open);
      const release = hold();
      try {
        const { outcome, cpuMs } = await (signal ? unlessAborted(job, signal) : rpc.answer(job));
        const { failure } = open;
        if (outcome.kind !== 'failed' || !failure) return { outcome, cpuMs };
        return { outcome: { kind: 'failed', error: failure }, cpuMs };
      } finally {
        jobs.delete(job.id);
        release();
      }
    },
  };
}
