import type { FastifyInstance } from 'fastify';
import { getSimilarListings } from '#src/contract/listings/similar-listings.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import { boardInHeader } from './board-header.ts';
import { type SimilarParts, similarReply } from './similar.ts';

/** Homes like a listing. Of several boards the one that has the listing counts. */
export function similarRoutes(
  app: FastifyInstance,
  { identify, ...parts }: SimilarParts & { identify: IdentifyViewer },
): void {
  const answer = similarReply(parts);
  mount(app, getSimilarListings, ({ params, query, request, reply }) => {
    const boardId =
      query.boardId?.length === 1 ? query.boardId[0] : boardInHeader({ request, reply });
    return answer({ ...params, boardId }, query, identify(request));
  });
}
