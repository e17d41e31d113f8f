import '../jitless.ts';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../endpoint.ts';

export const nothing = z.optional(z.unknown());

/** How ids look that the server gives; others name nothing. */
export const RecordId = z
  .string({ error: 'must be an id' })
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'must be an id' }));

const noQuery = z.strictObject({});

type OwnCall<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
> = Omit<Endpoint<Params, typeof noQuery, Body, Reply>, 'query' | 'tag' | 'needsCustomer'>;

/** A call about what belongs to the sender, who is known by the token alone. */
export function own<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(call: OwnCall<Params, Body, Reply>): Endpoint<Params, typeof noQuery, Body, Reply> {
  return endpoint({ ...call, query: noQuery, tag: 'Customers', needsCustomer: true });
}

/** The answer of a call that leaves nothing to say. */
export const Done = z.object({ done: z.literal(true) });
