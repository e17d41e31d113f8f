import type { FastifyInstance } from 'fastify';
import type { Check } from './checks.ts';

/** For how long an answer stands, so that nobody can keep the stores busy by asking. */
const ANSWER_MS = 1000;

type Readiness = {
  readonly status: 'ready' | 'not ready';
  /** By name of the part: ok, or failing. */
  readonly checks: Readonly<Record<string, 'ok' | 'failing'>>;
};

/**
 * `/readyz`: whether the server can do its work, for what sends it visitors. 503 names the parts that
 * fail; what is wrong with them stands in the log alone.
 */
export function readinessRoutes(
  app: FastifyInstance,
  checks: Readonly<Record<string, Check>>,
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
    return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) };
  }

  app.get('/readyz', async (_request, reply) => {
    const nowMs = performance.now();
    if (!answer || nowMs - answer.atMs > ANSWER_MS) answer = { atMs: nowMs, readiness: check() };
    const readiness = await answer.readiness;
    reply.header('cache-control', 'no-store');
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness);
  });
}
