import { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import Fastify, { type FastifyInstance } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { Snapshot } from './adapters/indexed/index-events.ts';
import { OutdatedIndex } from './adapters/indexed/index-loader.ts';
import { indexedListings } from './adapters/indexed/listings.ts';
import type { SlowSearches } from './adapters/search-process/slow-searches.ts';
import type {
  SearchedDatabase,
  SearchFunctions,
  SearchJob,
} from './adapters/search-workers/messages.ts';
import { sqlitePhotos } from './adapters/sqlite/feeds/feed-photos.ts';
import { checkReplies } from './http/replies/replies.ts';
import { type PartialTransport, transportOfThread } from './http/workers/transport-of-thread.ts';
import { answerForServer, refusedOutcome } from './http/workers/answer-for-server.ts';
import type { WorkerOutcome } from './http/workers/call-workers.ts';
import { listingCalls } from './listings/listing-calls.ts';
import { callsOverPort } from './scheduling/port-calls.ts';
import type { ThreadSchedule } from './scheduling/thread-schedule.ts';

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

const isForServer = (error: unknown) =>
  error instanceof NotInIndex || error instanceof OutdatedIndex;

/** The listings of a thread, and what has it go on with a later state of the index. */
type Opened = { readonly app: FastifyInstance; readonly adopt: (next: Snapshot) => void };

function openListings(
  { file, demoDate, hasPhotoNotes, checksReplies }: SearchedDatabase,
  first: Snapshot,
): Opened {
  let adopt: (next: Snapshot) => void = () => undefined;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  const repository = indexedListings(db, {
    ...(hasPhotoNotes ? { describePhotos: sqlitePhotos(db).notesOf } : {}),
    slow,
    snapshots: {
      first,
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
  return { app, adopt: (next) => adopt(next) };
}

function failureOf(error: unknown): WorkerOutcome {
  if (isForServer(error)) return { kind: 'unavailable' };
  // That of a client that has too many calls waiting.
  if (error instanceof RefusedRequest) return refusedOutcome(error);
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

/**
 * The part of a worker thread that answers searches, from the index it shares with the server, and leaves
 * to that whatever the index does not hold. What it returns carries the calls of pages that are rendered
 * on the same thread.
 */
export function answerSearches(port: MessagePort, schedule: ThreadSchedule): PartialTransport {
  let opened: Opened | undefined;
  /** How to end a job that is under way. */
  const stopJob = new Map<number, () => void>();

  async function outcomeOf({ id, client, call }: SearchJob): Promise<WorkerOutcome> {
    if (!opened) return { kind: 'unavailable' };
    const { app } = opened;
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

  createBirpc<Record<never, never>, SearchFunctions>(
    {
      share(database, snapshot) {
        if (opened) opened.adopt(snapshot);
        else opened = openListings(database, snapshot);
      },
      async answer(job) {
        const outcome = await outcomeOf(job);
        return { outcome, cpuMs: schedule.takeCharge(job.client) };
      },
      stop: (id) => stopJob.get(id)?.(),
    },
    callsOverPort(port),
  );
  return transportOfThread(() => opened?.app, isForServer);
}
