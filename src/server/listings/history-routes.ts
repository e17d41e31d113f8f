import type { FastifyInstance } from 'fastify';
import { getListingHistory } from '#src/contract/listings/history.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import type { listingHistory } from './history.ts';

/** What has happened to a home. To be mounted before the call for one listing by its number. */
export function historyRoutes(
  app: FastifyInstance,
  { history, identify }: { history: ReturnType<typeof listingHistory>; identify: IdentifyViewer },
): void {
  mount(app, getListingHistory, async ({ query, request, reply }) => {
    const body = await history(query, identify(request));
    return reply.header('cache-control', 'private, no-store').send(body);
  });
}
