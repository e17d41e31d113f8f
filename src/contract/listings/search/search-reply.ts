import '../../jitless.ts';
import * as z from 'zod/mini';
import { AnySearchResult, Position } from '../listing.ts';
import { groupsOf, Statistics } from '../statistics/statistics-reply.ts';

const Corner = Position;

/** Homes that share a map cell. `location` is their mean point, in degrees. */
export const Cluster = z.object({
  count: z.number(),
  location: Position,
  bounds: z.object({ top_left: Corner, bottom_right: Corner }),
  /** How many of them the viewer must sign in to see. */
  restrictedCount: z._default(z.number(), 0),
  /** How many of them are sold or leased. */
  closedCount: z._default(z.number(), 0),
  listing: z.optional(AnySearchResult),
  /** All of them, where their number is within the requested threshold. */
  listings: z.optional(z.array(AnySearchResult)),
  statistics: z.optional(Statistics),
});
export type Cluster = z.infer<typeof Cluster>;

/** The answer to a search. */
export const ListingSearchReply = z.object({
  apiVersion: z.optional(z.literal(2)),
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  statistics: Statistics,
  listings: z.array(AnySearchResult),
  aggregates: z.optional(
    z.extend(groupsOf(z.number()), {
      map: z.optional(z.object({ clusters: z.array(Cluster) })),
    }),
  ),
});
export type ListingSearchReply = z.infer<typeof ListingSearchReply>;
