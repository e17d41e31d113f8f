import type { FastifyInstance } from 'fastify';

/** Allows for a busy machine. */
const LIMIT_MS = 60_000;

/**
 * Waits until a server in this process renders pages in time: the first page loads all modules, which can
 * take a busy machine longer than a request may last.
 *
 * @throws if it does not within a minute
 */
export async function untilPagesRender(server: FastifyInstance): Promise<void> {
  const endMs = performance.now() + LIMIT_MS;
  while (performance.now() < endMs) {
    const { statusCode } = await server.inject('/real-estate/detail/NONE1/1');
    if (statusCode === 404) return;
  }
  throw new Error('the server renders no page');
}
