import { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import Fastify, { type FastifyInstance } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { Span } from '#src/lib/spans.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { Snapshot } from './adapters/indexed/index-events.ts';
import { OutdatedIndex } from './adapters/indexed/index-loader.ts';
import { indexedListings } from './adapters/indexed/listings.ts';
import type { SlowSearches } from './adapters/search-process/slow-searches.ts';
import type {
  SearchedDatabase,
  SearchFunctions,
  SearchJob,
  SearchServerFunctions,
} from './adapters/search-workers/messages.ts';
import { sqlitePhotos } from './adapters/sqlite/feeds/feed-photos.ts';
import { checkReplies } from './http/replies/replies.ts';
import { type PartialTransport, transportOfThread } from './http/workers/transport-of-thread.ts';
import { answerForServer, refusedOutcome } from './http/workers/answer-for-server.ts';
import type { WorkerOutcome } from './http/workers/call-workers.ts';
import { listingCalls } from './listings/listing-calls.ts';
import { callsOverPort } from './scheduling/port-calls.ts';
import { currentWork, offThread, type RequestWork } from './scheduling/request-work.ts';
import type { ThreadSchedule } from './scheduling/thread-schedule.ts';

/** Thrown for questions that only the server can answer, through a process that takes its time. */
class NotInIndex extends Error {}

const notHere = async (): Promise<never> => {
  throw new NotInIndex();
};

const isForServer = (error: unknown) =>
  error instanceof NotInIndex || error instanceof OutdatedIndex;

/** The listings of a thread; `adopt` moves them on to a later state of the index. */
type ThreadListings = { readonly app: FastifyInstance; readonly adopt: (next: Snapshot) => void };

function openListings(
  { file, demoDate, hasPhotoNotes, checksReplies }: SearchedDatabase,
  first: Snapshot,
  slow: SlowSearches,
): ThreadListings {
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
  // Only carries the mounted calls; it never listens.
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
  // The client has too many calls waiting.
  if (error instanceof RefusedRequest) return refusedOutcome(error);
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

/**
 * The part of a worker thread that answers searches from the index it shares with the server, and leaves
 * the rest to the server. The returned transport carries the calls of pages that are rendered on the same
 * thread.
 */
export function answerSearches(port: MessagePort, schedule: ThreadSchedule): PartialTransport {
  let current: ThreadListings | undefined;
  /** Functions that end the jobs under way. */
  const stopJob = new Map<number, () => void>();
  /** The job that each request of this thread belongs to. */
  const jobIds = new WeakMap<RequestWork, number>();

  async function matchingIds(query: string, span: Span): Promise<string> {
    const work = currentWork();
    const jobId = work && jobIds.get(work);
    // A call without a job comes from a page: the server then makes the whole call.
    if (jobId === undefined) throw new NotInIndex();
    return await offThread(() => server.matchingIds(jobId, query, span));
  }
  const slow = { search: notHere, facts: notHere, matchingIds, close: () => undefined };

  /** Answers a call as a job that can ask the server for more. */
  function answerJob(app: FastifyInstance, { id, call }: SearchJob): Promise<WorkerOutcome> {
    const work = currentWork();
    if (work) jobIds.set(work, id);
    return answerForServer(app, call);
  }

  async function outcomeOf(job: SearchJob): Promise<WorkerOutcome> {
    if (!current) return { kind: 'unavailable' };
    const { app } = current;
    const { id, client } = job;
    try {
      return await schedule.run(
        { address: client, onGone: (stop) => void stopJob.set(id, stop) },
        () => answerJob(app, job),
      );
    } catch (error) {
      return failureOf(error);
    } finally {
      stopJob.delete(id);
    }
  }

  const server: BirpcReturn<SearchServerFunctions, SearchFunctions> = createBirpc<
    SearchServerFunctions,
    SearchFunctions
  >(
    {
      share(database, snapshot) {
        if (current) current.adopt(snapshot);
        else current = openListings(database, snapshot, slow);
      },
      async answer(job) {
        const outcome = await outcomeOf(job);
        return { outcome, cpuMs: schedule.takeCharge(job.client) };
      },
      stop: (id) => stopJob.get(id)?.(),
    },
    callsOverPort(port),
  );
  return transportOfThread(() => current?.app, isForServer);
}
