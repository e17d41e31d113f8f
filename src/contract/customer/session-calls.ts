import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { DoneReply } from './call.ts';
import type { SessionParams } from './session-endpoints.ts';

const SESSIONS = '/api/customer/sessions';

/** One log-in that has not ended. */
export const CustomerSession = z.object({
  id: z.string(),
  /** For example `Chrome`; null when the browser did not tell. */
  browser: z.nullable(z.string()),
  /** For example `Android`; null when the browser did not tell. */
  system: z.nullable(z.string()),
  signedInAtMs: z.number(),
  /** When it last asked for new tokens, which an open page does every twenty minutes. */
  lastSeenAtMs: z.number(),
  /** Whether the call itself was made in this session. */
  isThis: z.boolean(),
});
export type CustomerSession = z.infer<typeof CustomerSession>;

/** The last seen first; null where an external user pool keeps the accounts, which does not tell. */
const SessionsReply = z.object({ sessions: z.nullable(z.array(CustomerSession)) });

export const listSessionsCall: ClientCall<typeof SessionsReply, Record<never, never>> = {
  method: 'GET',
  path: SESSIONS,
  reply: SessionsReply,
};

/** Ends every session but the one the call is made in. */
export const endOtherSessionsCall: ClientCall<typeof DoneReply, Record<never, never>> = {
  method: 'DELETE',
  path: SESSIONS,
  reply: DoneReply,
};

export const endSessionCall: ClientCall<typeof DoneReply, { params: typeof SessionParams }> = {
  method: 'DELETE',
  path: `${SESSIONS}/:id`,
  reply: DoneReply,
};
