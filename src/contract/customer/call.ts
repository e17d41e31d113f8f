import '../jitless.ts';
import * as z from 'zod/mini';

/** How ids look that the server gives; others name nothing. */
export const RecordId = z
  .string({ error: 'must be an id' })
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'must be an id' }));

/** The answer of a call that leaves nothing to say. */
export const DoneReply = z.object({ done: z.literal(true) });

/** A call about what belongs to the sender, who is known by the token alone. */
export const OWN = { tag: 'Customers', needsCustomer: true } as const;
