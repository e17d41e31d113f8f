import type { CallWorkers } from '#src/server/http/workers/call-workers.ts';
import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { currentWork, elsewhere } from '#src/server/scheduling/request-work.ts';
import type { Snapshot } from '../indexed/index-events.ts';
import type { SearchWorkerData } from './messages.ts';
import { type SearchWorker, startSearchWorker } from './search-worker.ts';

export type SearchWorkers = CallWorkers & {
  /** Has the workers go on with a later state of the index. */
  readonly share: (snapshot: Snapshot) => void;
  /** Starts the workers before the first call, which would have to be answered here. */
  readonly warm: () => void;
  readonly close: () => Promise<void>;
};

/** Whose a call of the server itself is. */
const SERVER = 'server';

/**
 * Threads that answer searches from one index: its columns lie in memory that they share, and what has
 * changed since each reads by itself. One that ends is started again with the next call.
 */
export function searchWorkers(
  data: Omit<SearchWorkerData, 'snapshot'>,
  workerCount: number,
): SearchWorkers {
  const workers: (SearchWorker | undefined)[] = Array.from({ length: workerCount });
  let snapshot: Snapshot | undefined;
  let lastId = 0;

  function startAt(at: number, first: Snapshot): SearchWorker {
    const worker = startSearchWorker({ ...data, snapshot: first }, () => {
      if (workers[at] === worker) workers[at] = undefined;
    });
    workers[at] = worker;
    return worker;
  }

  /** The one with the fewest calls; undefined while there is no index to search. */
  function idlest(): SearchWorker | undefined {
    if (!snapshot || workerCount === 0) return undefined;
    const jobCounts = workers.map((worker) => worker?.jobCount() ?? 0);
    const at = jobCounts.indexOf(Math.min(...jobCounts));
    return workers[at] ?? startAt(at, snapshot);
  }

  return {
    async answer(call) {
      const worker = idlest();
      if (!worker) return { kind: 'unavailable' };
      const work = currentWork();
      const client = work ? clientNetwork(work.address) : SERVER;
      lastId += 1;
      const job = { id: lastId, client, call };
      const { outcome, cpuMs } = await elsewhere(() => worker.answer(job, work?.signal));
      work?.charge(cpuMs);
      return outcome;
    },
    share(next) {
      snapshot = next;
      for (const worker of workers) worker?.adopt(next);
    },
    warm() {
      for (const [at, worker] of workers.entries()) {
        if (!worker && snapshot) startAt(at, snapshot);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker?.close()));
    },
  };
}
