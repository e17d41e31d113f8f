import type { FastifyInstance } from 'fastify';
import { getListingSuggestions } from '#src/contract/listings/suggestions.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import { boardInHeader } from './board-header.ts';
import type { listingSuggestions } from './suggestions.ts';

export type SuggestionsRouteParts = {
  readonly suggestions: ReturnType<typeof listingSuggestions>;
  readonly identify: IdentifyViewer;
};

/** Where to look on after a listing. */
export function suggestionsRoutes(
  app: FastifyInstance,
  { suggestions, identify }: SuggestionsRouteParts,
): void {
  mount(app, getListingSuggestions, ({ params, query, request, reply }) => {
    const { boardId = boardInHeader({ request, reply }), fields } = query;
    return suggestions({ ...params, boardId }, fields, identify(request));
  });
}
