import type { FastifyInstance } from 'fastify';
import { autocompleteListings } from '#src/contract/listings/autocomplete.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import type { autocomplete } from './autocomplete.ts';

/** Listings for what is typed so far. */
export function autocompleteRoutes(
  app: FastifyInstance,
  { suggest, identify }: { suggest: ReturnType<typeof autocomplete>; identify: IdentifyViewer },
): void {
  mount(app, autocompleteListings, ({ query, request }) => suggest(query, identify(request)));
}
