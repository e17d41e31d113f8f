import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { endpoint } from '../endpoint.ts';
import { OWN_DATA_CALL } from './call.ts';

/** How a saved home has changed since it was saved. Amounts are dollars. */
export const HomeChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), fromDollars: z.number(), toDollars: z.number() }),
  z.object({
    kind: z.literal('closed'),
    deal: z.enum(['Sale', 'Lease']),
    /** The sold price; null where it is not disclosed. */
    priceDollars: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal('conditional'), deal: z.enum(['Sale', 'Lease']) }),
  z.object({ kind: z.enum(['offered', 'ended']) }),
]);
export type HomeChange = z.infer<typeof HomeChange>;

const ChangedHome = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  changes: z.array(HomeChange),
  /** When it last changed, YYYY-MM-DD. */
  day: z.string(),
});
export type ChangedHome = z.infer<typeof ChangedHome>;

const HomeChanges = z.object({ homes: z.array(ChangedHome) });

/** The saved homes whose price or status has changed, as the customer may see it. */
export const getHomeChangesCall: ClientCall<typeof HomeChanges, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/saved-homes/changes',
  reply: HomeChanges,
};

export const getHomeChanges = endpoint(
  getHomeChangesCall,
  {},
  { ...OWN_DATA_CALL, summary: 'List the changes to the saved homes' },
);
