import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';

/** Confirms that a lead is stored for good; the receipt is what to name when asking about it. */
export const LeadReceipt = z.object({ receipt: z.string() });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** Sends a lead, as JSON (`Lead`) or as the fields of a form (`LEAD_FORM_FIELDS`). */
export const createLeadCall: ClientCall<typeof LeadReceipt, { body: z.ZodMiniUnknown }> = {
  method: 'POST',
  path: '/api/realty/contact',
  reply: LeadReceipt,
};
