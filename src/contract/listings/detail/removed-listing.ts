import '../../jitless.ts';
import * as z from 'zod/mini';
import { Position } from '../listing.ts';

/**
 * What remains of a listing after its removal. It reveals no more than the listing's public view did: a
 * restricted one has no neighbourhood, and the point of its public view.
 */
export const RemovedListing = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.nullable(z.string()),
  /** A point within about a kilometre of the home, or further; null where the place was unknown. */
  map: z.nullable(Position),
  /** YYYY-MM-DD. */
  removedOn: z.string(),
});
export type RemovedListing = z.infer<typeof RemovedListing>;
