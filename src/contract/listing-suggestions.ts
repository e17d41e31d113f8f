import './jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { AnySummary, Position } from './listing.ts';
import { ListingChoice, ListingParams } from './listings.ts';

/** A city and how many homes are on the market there. */
export const CountedPlace = z.object({
  name: z.string(),
  type: z.literal('city'),
  city: z.string(),
  state: z.string(),
  location: Position,
  count: z.number(),
});
export type CountedPlace = z.infer<typeof CountedPlace>;

/** Where to look on after a listing. */
export const getListingSuggestions = endpoint({
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber/suggestions',
  params: ListingParams,
  query: z.pick(ListingChoice, { boardId: true, fields: true }),
  body: z.optional(z.unknown()),
  reply: z.object({
    /** Cities with the most homes on the market. */
    popular: z.array(CountedPlace),
    /** The nearest other cities with homes on the market. */
    nearby: z.array(CountedPlace),
    /** The latest listings of its city. */
    recent: z.array(AnySummary),
    similarListings: z.array(AnySummary),
  }),
});
