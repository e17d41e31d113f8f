import '../jitless.ts';
import * as z from 'zod/mini';

/** The form of the ids that the server gives; other ids name nothing. */
export const RecordId = z
  .string({ error: 'must be an id' })
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'must be an id' }));

/** The answer of a call that has nothing to report. */
export const DoneReply = z.object({ done: z.literal(true) });

/** A call about the sender's own data; the token alone identifies the sender. */
export const OWN_DATA_CALL = { tag: 'Customers', needsCustomer: true } as const;
