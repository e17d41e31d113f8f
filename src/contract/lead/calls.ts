import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Says that a lead is stored for good, and is what to name when asking about it. */
export const LeadReceipt = z.object({ receipt: z.string() });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

/** Made by the sender, once a lead: sent again, it brings the same receipt. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/**
 * Sends a lead, as JSON (`Lead`) or as the fields of a form (`LEAD_FORM_FIELDS`). The body is read by
 * `readLead`, which names the field and the rule of every fault.
 */
export const createLead = endpoint({
  method: 'POST',
  path: '/api/realty/contact',
  params: z.optional(z.unknown()),
  query: z.strictObject({}),
  body: z.unknown(),
  reply: LeadReceipt,
  summary: 'Send a message to the brokerage',
  tag: 'Contact',
});
