import type { FastifyInstance } from 'fastify';
import { getSimilarListings } from '#src/contract/listings/detail/similar-listings.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import { boardInHeader } from '../detail/board-header.ts';
import { withFields } from '../reply-fields.ts';
import { type SimilarDependencies, similarReply } from './similar.ts';

/** Homes like a listing. When several boards are given, the one that has the listing counts. */
export function similarRoutes(
  app: FastifyInstance,
  {
    identify,
    revision,
    ...dependencies
  }: SimilarDependencies & { identify: IdentifyViewer; revision: () => string },
): void {
  const answer = similarReply(dependencies);
  mountForViewer(app, { identify, revision }, getSimilarListings, async (call) => {
    const { params, query, viewer } = call;
    const boardId = query.boardId?.length === 1 ? query.boardId[0] : boardInHeader(call);
    const reply = await answer({ ...params, boardId }, query, viewer);
    return withFields(reply, ['similar'], query);
  });
}
