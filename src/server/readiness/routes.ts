import type { FastifyInstance } from 'fastify';
import type { FeedRead } from '#src/domain/listing/feed-age.ts';
import { systemClock } from '#src/lib/clock.ts';
import type { Check } from './checks.ts';

/** For how long an answer stands, so that nobody can keep the stores busy by asking. */
const ANSWER_MS = 1000;

type Readiness = {
  readonly status: 'ready' | 'not ready' | 'shutting down';
  /** By name of the part: ok, or failing. */
  readonly checks: Readonly<Record<string, 'ok' | 'failing'>>;
  /**
   * Seconds since each feed of listings was read to its end, null before the first time. An old feed
   * makes no server unready: another one would be as old.
   */
  readonly feedAgeSeconds: Readonly<Record<string, number | null>>;
};

type ReadinessSources = {
  readonly checks: Readonly<Record<string, Check>>;
  readonly feedReads: () => Promise<readonly FeedRead[]>;
  /** Whether the server is about to stop: it can do its work, and should not be given more. */
  readonly isDraining: () => boolean;
};

/**
 * `/readyz`: whether the server can do its work, for what sends it visitors. 503 names the parts that
 * fail; what is wrong with them stands in the log alone.
 */
export function readinessRoutes(
  app: FastifyInstance,
  { checks, feedReads, isDraining }: ReadinessSources,
): void {
  let answer: { readonly atMs: number; readonly readiness: Promise<Readiness> } | undefined;

  async function check(): Promise<Readiness> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, run]) => {
        const problem = await run();
        if (problem !== undefined) app.log.error({ part: name, problem }, 'Not ready');
        return [name, problem === undefined ? 'ok' : 'failing'] as const;
      }),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return {
      status: isReady ? 'ready' : 'not ready',
      checks: Object.fromEntries(results),
      feedAgeSeconds: await feedAges(),
    };
  }

  async function feedAges(): Promise<Readiness['feedAgeSeconds']> {
    const nowMs = systemClock.now().getTime();
    try {
      const ages = (await feedReads()).map(({ feed, readAtMs }) => {
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
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness);
  });
}
