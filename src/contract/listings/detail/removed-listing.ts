import '../../jitless.ts';
import * as z from 'zod/mini';
import { Position } from '../listing.ts';

/**
 * What stays of a listing after it was removed. Nothing in it tells more than the listing's public
 * view did: a restricted one has no neighbourhood, and the point of its public view.
 */
export const RemovedListing = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.nullable(z.string()),
  /** About a kilometre around where it was, or further; null where nobody knew. */
  map: z.nullable(Position),
  /** YYYY-MM-DD. */
  removedOn: z.string(),
});
export type RemovedListing = z.infer<typeof RemovedListing>;
