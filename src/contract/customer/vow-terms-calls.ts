import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import type { VowTermsAcceptance } from './vow-terms-endpoints.ts';

const VOW_TERMS_PATH = '/api/customer/vow-terms';

const VowTermsReply = z.object({
  /** Null where the boards require no terms. */
  terms: z.nullable(
    z.object({
      version: z.string(),
      lines: z.array(z.string()),
      /** When the customer accepted this version, ms; null as long as they have not. */
      acceptedAtMs: z.nullable(z.number()),
    }),
  ),
});
export type VowTermsReply = z.infer<typeof VowTermsReply>;

/** The terms of use of the boards, and whether the customer has accepted them. */
export const getVowTermsCall: ClientCall<typeof VowTermsReply, Record<never, never>> = {
  method: 'GET',
  path: VOW_TERMS_PATH,
  reply: VowTermsReply,
};

/** Accepts the present version of the terms. */
export const acceptVowTermsCall: ClientCall<
  typeof VowTermsReply,
  { body: typeof VowTermsAcceptance }
> = { method: 'POST', path: VOW_TERMS_PATH, reply: VowTermsReply };
