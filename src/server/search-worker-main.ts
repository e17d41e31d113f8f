import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import '#src/contract/jitless.ts';
import { createBirpc } from 'birpc';
import Fastify from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { Snapshot } from './adapters/indexed/index-events.ts';
import { OutdatedIndex } from './adapters/indexed/index-loader.ts';
import { indexedListings } from './adapters/indexed/listings.ts';
import type { SlowSearches } from './adapters/search-process/slow-searches.ts';
import type {
  SearchJob,
  SearchJobReply,
  SearchWorkerData,
  SearchWorkerFunctions,
} from './adapters/search-workers/messages.ts';
import { sqlitePhotos } from './adapters/sqlite/feeds/feed-photos.ts';
import type { WorkerOutcome } from './http/workers/call-workers.ts';
import { answerForServer, refusedOutcome } from './http/workers/answer-for-server.ts';
import { checkReplies } from './http/replies/replies.ts';
import { listingCalls } from './listings/listing-calls.ts';
import { workSchedule } from './scheduling/request-work.ts';

// The program of a search worker: a thread that answers searches from the index it shares with the
// server, and leaves to that whatever the index does not hold.

const port = parentPort;
if (!port) throw new Error('This program is started by search-worker.ts, as a worker thread.');
// The server is of the same version and has checked what came from outside.
const data = workerData as SearchWorkerData;
const { file, snapshot, demoDate, hasPhotoNotes, checksReplies } = data;

/** Thrown for what only the server can answer, by a process that takes its time. */
class NotInIndex extends Error {}

const notHere = async (): Promise<never> => {
  throw new NotInIndex();
};
const slow: SlowSearches = {
  search: notHere,
  facts: notHere,
  matchingIds: notHere,
  close: () => undefined,
};

let adopt: (next: Snapshot) => void = () => undefined;
const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
const repository = indexedListings(db, {
  ...(hasPhotoNotes ? { describePhotos: sqlitePhotos(db).notesOf } : {}),
  slow,
  snapshots: {
    first: snapshot,
    onNext: (listener) => {
      adopt = listener;
    },
  },
});

// Calls are mounted on it; it listens to nothing.
const app = Fastify({ logger: false });
if (checksReplies) checkReplies(app);
listingCalls(app, {
  repository,
  identify: () => 'anonymous',
  today: () => demoDate ?? calendarDay(systemClock.now()),
});

/** What each client took of this thread since it was last told. */
const chargedMs = new Map<string, number>();
/** The server limits its clients and ends what takes too long. */
const schedule = workSchedule(
  {
    waitSeconds: async () => 0,
    charge: (client, ms) => void chargedMs.set(client, (chargedMs.get(client) ?? 0) + ms),
  },
  60_000,
);

/** How to end a job that is under way. */
const stopJob = new Map<number, () => void>();

function failureOf(error: unknown): WorkerOutcome {
  if (error instanceof NotInIndex || error instanceof OutdatedIndex) return { kind: 'unavailable' };
  // That of a client that has too many calls waiting.
  if (error instanceof RefusedRequest) return refusedOutcome(error);
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

async function outcomeOf({ id, client, call }: SearchJob): Promise<WorkerOutcome> {
  try {
    return await schedule.run(
      { address: client, onGone: (stop) => void stopJob.set(id, stop) },
      () => answerForServer(app, call),
    );
  } catch (error) {
    return failureOf(error);
  } finally {
    stopJob.delete(id);
  }
}

async function answer(job: SearchJob): Promise<SearchJobReply> {
  const outcome = await outcomeOf(job);
  const cpuMs = chargedMs.get(job.client) ?? 0;
  chargedMs.delete(job.client);
  return { outcome, cpuMs };
}

createBirpc<Record<never, never>, SearchWorkerFunctions>(
  {
    answer,
    stop: (id) => stopJob.get(id)?.(),
    adopt: (next) => adopt(next),
  },
  {
    post: (message) => port.postMessage(message),
    on: (listener) => port.on('message', listener),
    timeout: -1,
  },
);
