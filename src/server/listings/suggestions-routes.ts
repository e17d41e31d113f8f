import type { FastifyInstance } from 'fastify';
import { getListingSuggestions } from '#src/contract/listing-suggestions.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import { boardInHeader } from './board-header.ts';
import { listingSuggestions, type SuggestionsParts } from './suggestions.ts';

/** Where to look on after a listing. */
export function suggestionsRoutes(
  app: FastifyInstance,
  { identify, ...parts }: SuggestionsParts & { identify: IdentifyViewer },
): void {
  const suggestions = listingSuggestions(parts);
  mount(app, getListingSuggestions, ({ params, query, request, reply }) => {
    const { boardId = boardInHeader({ request, reply }), fields } = query;
    return suggestions({ ...params, boardId }, fields, identify(request));
  });
}
