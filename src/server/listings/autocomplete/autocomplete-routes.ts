import type { FastifyInstance } from 'fastify';
import { autocompleteListings } from '#src/contract/listings/autocomplete/autocomplete.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import type { autocomplete } from './autocomplete.ts';
import { withFields } from '../reply-fields.ts';

/** Suggests listings for an unfinished text. */
export function autocompleteRoutes(
  app: FastifyInstance,
  { suggest, identify }: { suggest: ReturnType<typeof autocomplete>; identify: IdentifyViewer },
): void {
  mountForViewer(app, { identify }, autocompleteListings, async ({ query, viewer }) =>
    withFields(await suggest(query, viewer), ['listings'], query),
  );
}
