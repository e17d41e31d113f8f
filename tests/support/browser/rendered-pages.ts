import type { FastifyInstance } from 'fastify';

/** On a machine with much else to do. */
const LIMIT_MS = 60_000;

/**
 * Waits until a server in this process renders pages in time: the first one loads all their modules,
 * which a busy machine may not do within the time a request has.
 *
 * @throws when it does not within a minute
 */
export async function untilPagesRender(server: FastifyInstance): Promise<void> {
  const endMs = performance.now() + LIMIT_MS;
  while (performance.now() < endMs) {
    const { statusCode } = await server.inject('/real-estate/detail/NONE1/1');
    if (statusCode === 404) return;
  }
  throw new Error('the server renders no page');
}
