import type { FastifyInstance } from 'fastify';
import { getListingHistory } from '#src/contract/listings/detail/history.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import type { listingHistory } from './history.ts';

/** The past listings of a home. */
export function historyRoutes(
  app: FastifyInstance,
  { history, identify }: { history: ReturnType<typeof listingHistory>; identify: IdentifyViewer },
): void {
  mountForViewer(
    app,
    { identify },
    getListingHistory,
    async ({ query, viewer, setCacheControl }) => {
      const reply = await history(query, viewer);
      setCacheControl('private, no-store');
      return reply;
    },
  );
}
