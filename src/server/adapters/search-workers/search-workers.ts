import type { CallWorkers } from '#src/server/http/workers/call-workers.ts';
import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { currentWork, offThread } from '#src/server/scheduling/request-work.ts';
import type { WorkerThreads } from '#src/server/scheduling/worker-threads.ts';
import type { Snapshot } from '../indexed/index-events.ts';
import type { SlowSearches } from '../search-process/slow-searches.ts';
import type { SearchedDatabase } from './messages.ts';
import { type SearchThread, searchThread } from './search-thread.ts';

export type SearchWorkers = CallWorkers & {
  /** Makes the threads search an index, or go on with a later state of it. */
  readonly share: (snapshot: Snapshot) => void;
};

type SearchWorkerOptions = {
  readonly threads: WorkerThreads;
  /** Reads for the threads which listings match a query. */
  readonly slow: Pick<SlowSearches, 'matchingIds'>;
};

/** The client name of the server's own calls. */
const SERVER = 'server';

/**
 * Makes threads answer searches from one index: its columns lie in memory that they share, and each thread
 * reads later changes itself.
 */
export function searchWorkers(
  database: SearchedDatabase,
  { threads, slow }: SearchWorkerOptions,
): SearchWorkers {
  let snapshot: Snapshot | undefined;
  let lastId = 0;
  const workers = new Set<SearchThread>();
  const idlest = threads.part((thread) => {
    const worker = searchThread(thread, slow);
    workers.add(worker);
    if (snapshot) worker.share(database, snapshot);
    return {
      ...worker,
      end(error: Error) {
        workers.delete(worker);
        worker.end(error);
      },
    };
  });

  return {
    async answer(call) {
      const worker = snapshot && idlest();
      if (!worker) return { kind: 'unavailable' };
      const work = currentWork();
      const client = work ? clientNetwork(work.address) : SERVER;
      lastId += 1;
      const job = { id: lastId, client, call };
      const { outcome, cpuMs } = await offThread(() => worker.answer(job, work?.signal));
      work?.charge(cpuMs);
      return outcome;
    },
    share(next) {
      snapshot = next;
      for (const worker of workers) worker.share(database, next);
    },
  };
}
