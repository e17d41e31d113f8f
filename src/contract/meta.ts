import './jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from './client-call.ts';
import { endpoint } from './endpoint.ts';
import { shortText } from './listings/search/values/query-values.ts';

/** What a client of the realty API needs to know before its first search. */
export const Meta = z.object({
  apiVersion: z.number(),
  /** Newest change among the listings anyone may see, an ISO time; null when there are none. */
  updatedOn: z.nullable(z.string()),
  counts: z.object({ listings: z.number(), active: z.number(), offMarket: z.number() }),
  /** What the listings can be asked for: without sold homes there are no sales to report. */
  capabilities: z.object({ sold: z.boolean() }),
  boards: z.array(
    z.object({
      boardId: z.number(),
      name: z.string(),
      credit: z.string(),
      disclaimer: z.string(),
      hasHistory: z.boolean(),
    }),
  ),
  types: z.array(z.string()),
  classes: z.array(z.string()),
  /** Values of details.propertyType, the most frequent first. */
  propertyTypes: z.array(z.string()),
  statuses: z.array(
    z.object({
      lastStatus: z.string(),
      status: z.enum(['A', 'U']),
      badge: z.nullable(z.enum(['sold', 'leased'])),
    }),
  ),
  /** Prices a filter offers, dollars; the last one means "no maximum". */
  priceSteps: z.object({ sale: z.array(z.number()), lease: z.array(z.number()) }),
  limits: z.object({
    resultsPerPage: z.number(),
    clusterLimit: z.number(),
    clusterPrecision: z.number(),
    mapVertices: z.number(),
  }),
  sorts: z.array(z.string()),
});
export type Meta = z.infer<typeof Meta>;

export const MetaQuery = z.strictObject({ group: z.optional(shortText()) });

const getMetaCall: ClientCall<typeof Meta, { query: typeof MetaQuery }> = {
  method: 'GET',
  path: '/api/realty/meta',
  reply: Meta,
};

/**
 * Answers GET and HEAD. Its Link header leads to the description of the API and, as `user` and
 * `listing-user`, to the rules of the two contact forms.
 */
export const getMeta = endpoint(
  getMetaCall,
  { query: MetaQuery },
  {
    summary: 'Read what can be searched for',
    tag: 'Listings',
    ignoresUnknown: true,
    parameters: {
      group: 'The product that sends the request; every product gets the same answer.',
    },
  },
);
