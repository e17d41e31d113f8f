import type { FastifyInstance } from 'fastify';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import { systemClock } from '#src/lib/clock.ts';
import { type Check, withTimeout } from './checks.ts';

/** How long an answer is kept, so that nobody can keep the stores busy by asking. */
const ANSWER_MS = 1000;

type CheckResults = Readonly<Record<string, 'ok' | 'failing'>>;

type Readiness = {
  /**
   * Limited while listings can be shown, but a store that several servers share fails, or the disk of a
   * lone server is full.
   */
  readonly status: 'ready' | 'limited' | 'not ready' | 'shutting down';
  /** By name of the part: ok, or failing. */
  readonly checks: CheckResults;
  /**
   * Seconds since each feed of listings was read to its end, null before the first time. An old feed
   * makes no server unready: another one would be as old.
   */
  readonly feedAgeSeconds: Readonly<Record<string, number | null>>;
};

type Checks = Readonly<Record<string, Check>>;

type ReadinessSources = {
  readonly checks: Checks;
  /** Checks of the parts without which listings can still be shown. */
  readonly limitingChecks: Checks;
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** Whether the server is about to stop: it can do its work, and should not be given more. */
  readonly isDraining: () => boolean;
};

const areOk = (results: CheckResults) => Object.values(results).every((result) => result === 'ok');

/**
 * `/readyz`: whether visitors should be sent to this server. It names the parts that fail; only the log
 * says what is wrong with them. Without the database that all servers share, or with a full disk on a lone
 * server, it still shows listings, and is limited: 503 would keep every visitor from the pages that work.
 */
export function readinessRoutes(
  app: FastifyInstance,
  { checks, limitingChecks, feedReads, isDraining }: ReadinessSources,
): void {
  let answer: { readonly atMs: number; readonly readiness: Promise<Readiness> } | undefined;

  async function resultsOf(all: Checks): Promise<CheckResults> {
    const results = Object.entries(all).map(async ([name, run]) => {
      const problem = await run();
      if (problem !== undefined) app.log.error({ part: name, problem }, 'Not ready');
      return [name, problem === undefined ? 'ok' : 'failing'] as const;
    });
    return Object.fromEntries(await Promise.all(results));
  }

  async function check(): Promise<Readiness> {
    const [ownResults, limiting, feedAgeSeconds] = await Promise.all([
      resultsOf(checks),
      resultsOf(limitingChecks),
      feedAges(),
    ]);
    const reduced = areOk(limiting) ? 'ready' : 'limited';
    const status = areOk(ownResults) ? reduced : 'not ready';
    return { status, checks: { ...ownResults, ...limiting }, feedAgeSeconds };
  }

  async function feedAges(): Promise<Readiness['feedAgeSeconds']> {
    const nowMs = systemClock.now().getTime();
    try {
      const ages = (await withTimeout(feedReads())).map(({ feed, readAtMs }) => {
        return [feed, readAtMs === undefined ? null : Math.round((nowMs - readAtMs) / 1000)];
      });
      return Object.fromEntries(ages);
    } catch (error) {
      // The check of the listings says what is wrong with their database.
      app.log.error(error);
      return {};
    }
  }

  app.get('/readyz', async (_request, reply) => {
    const nowMs = performance.now();
    reply.header('cache-control', 'no-store');
    if (isDraining()) {
      const stopping: Readiness = { status: 'shutting down', checks: {}, feedAgeSeconds: {} };
      return reply.code(503).send(stopping);
    }
    if (!answer || nowMs - answer.atMs > ANSWER_MS) answer = { atMs: nowMs, readiness: check() };
    const readiness = await answer.readiness;
    return reply.code(readiness.status === 'not ready' ? 503 : 200).send(readiness);
  });
}
