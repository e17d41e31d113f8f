import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock } from '#src/lib/clock.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { repeatedJob } from '../../scheduling/repeated-job.ts';
import { catchUp } from './catch-up.ts';
import type { ChangeSource, ListingCopy, ReplicationJob } from './replication-store.ts';

/**
 * The longest time between two requests for changes, with or without a notification. A change must arrive
 * within two seconds, even while the connection for notifications is being made again.
 */
const EVERY_MS = 1000;
/** Taking in a page holds the thread for some ten milliseconds. */
const PAGE = 50;
/** A replica that lags behind the primary by more than this is passed over. */
const REPLICA_LAG_MS = 1000;
const RETRY_MS = 50;

type ReplicationOptions = {
  readonly source: ChangeSource;
  readonly copy: ListingCopy;
  /** Called once for a failure, until it changes or has passed. */
  readonly warn: (sentence: string) => void;
  readonly clock?: Clock;
  /** Replaces the interval of requests for changes, for tests. */
  readonly everyMs?: number;
};

/** Keeps the copy of the listings current while the server runs. */
export function replicationJob({
  source,
  copy,
  warn,
  clock = systemClock,
  everyMs = EVERY_MS,
}: ReplicationOptions): ReplicationJob {
  let expected = 0;
  let isRunning = false;
  let isStopping = false;
  let lastProblem: string | undefined;
  let currentAtMs: number | undefined;

  const version = () => copy.place()?.version ?? 0;
  const isBehind = () => version() < expected;

  async function follow(): Promise<void> {
    const begin = performance.now();
    for (;;) {
      const fromPrimary = performance.now() - begin > REPLICA_LAG_MS;
      await catchUp(source, copy, { limit: PAGE, fromPrimary, shouldContinue: () => !isStopping });
      if (isStopping || !isBehind() || fromPrimary) return;
      await delay(RETRY_MS);
    }
  }

  function reportProblem(problem: string | undefined): void {
    if (problem !== undefined && problem !== lastProblem && !isStopping) warn(problem);
    lastProblem = problem;
  }

  const job = repeatedJob({
    everyMs,
    async run() {
      if (isRunning) return;
      isRunning = true;
      try {
        await follow();
        if (!isBehind()) currentAtMs = clock.now().getTime();
        reportProblem(undefined);
      } finally {
        isRunning = false;
      }
    },
    onError: (error) =>
      reportProblem(`Changes to listings cannot be read from PostgreSQL: ${reasonOf(error)}`),
  });
  return {
    ...job,
    expect(newVersion) {
      if (newVersion <= expected) return;
      expected = newVersion;
      if (isBehind()) job.wake();
    },
    version,
    currentAtMs: () => currentAtMs,
    async reach(wantedVersion, limitMs) {
      const begin = performance.now();
      job.wake();
      while (version() < wantedVersion && performance.now() - begin < limitMs)
        await delay(RETRY_MS);
    },
    async stop() {
      isStopping = true;
      await job.stop();
    },
  };
}
