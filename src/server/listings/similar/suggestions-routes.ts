import type { FastifyInstance } from 'fastify';
import { getListingSuggestions } from '#src/contract/listings/autocomplete/suggestions.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import { boardInHeader } from '../detail/board-header.ts';
import { withFields } from '../reply-fields.ts';
import type { listingSuggestions } from './suggestions.ts';

type SuggestionsRouteDependencies = {
  readonly suggestions: ReturnType<typeof listingSuggestions>;
  readonly identify: IdentifyViewer;
};

/** Where to go on after a listing. */
export function suggestionsRoutes(
  app: FastifyInstance,
  { suggestions, identify }: SuggestionsRouteDependencies,
): void {
  mountForViewer(app, { identify }, getListingSuggestions, async (call) => {
    const { params, query, viewer } = call;
    const { boardId = boardInHeader(call), fields } = query;
    const reply = await suggestions({ ...params, boardId }, fields, viewer);
    return withFields(reply, ['recent', 'similarListings'], { fields });
  });
}
