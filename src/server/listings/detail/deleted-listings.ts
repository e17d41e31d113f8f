import type { FastifyInstance } from 'fastify';
import {
  type DeletedListingsQuery,
  listDeletedListings,
} from '#src/contract/listings/detail/deleted-listings.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import type { RemovalRequest } from '../removal-store.ts';
import type { ListingRepository } from '../repository.ts';

const dayOf = (moment: string | undefined) => moment?.slice(0, 10);

/** The later of two days, or the earlier; undefined when neither is given. */
function extreme(days: readonly (string | undefined)[], isLatest: boolean): string | undefined {
  const sortedDays = days.filter((day) => day !== undefined).toSorted();
  return isLatest ? sortedDays.at(-1) : sortedDays[0];
}

function removalsOf(query: DeletedListingsQuery): RemovalRequest {
  const { updatedOn, minUpdatedOn, maxUpdatedOn, boardId, resultsPerPage, pageNum } = query;
  return {
    from: extreme([updatedOn, dayOf(minUpdatedOn)], true),
    to: extreme([updatedOn, dayOf(maxUpdatedOn)], false),
    boardIds: boardId,
    limit: resultsPerPage,
    offset: (pageNum - 1) * resultsPerPage,
  };
}

/** The removed listings, for callers that keep copies. */
export function deletedListingRoutes(
  app: FastifyInstance,
  dependencies: {
    readonly repository: Pick<ListingRepository, 'listRemoved'>;
    readonly identify: IdentifyViewer;
  },
): void {
  const { repository, identify } = dependencies;
  mountForViewer(app, { identify }, listDeletedListings, async ({ query }) => {
    const { count, removals } = await repository.listRemoved(removalsOf(query));
    const { pageNum: page, resultsPerPage: pageSize } = query;
    const listings = removals.map(({ mlsNumber, boardId, removedOn }) => ({
      mlsNumber,
      boardId,
      updatedOn: `${removedOn}T00:00:00.000Z`,
    }));
    return { page, numPages: Math.ceil(count / pageSize), pageSize, count, listings };
  });
}
