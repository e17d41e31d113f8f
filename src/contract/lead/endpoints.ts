import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { createLeadCall } from './calls.ts';

/** Made by the sender, one for each lead: a repeated key returns the same receipt. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** The header that the key is sent in. */
export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': {
    schema: z.optional(z.string().check(z.regex(IDEMPOTENCY_KEY_PATTERN))),
    text: 'A key that the sender creates: sending it again returns the same answer, and nothing is done twice.',
  },
} as const;

/** The body is read by `validateLead`, which names the field and the rule of every error. */
export const createLead = endpoint(
  createLeadCall,
  { body: z.unknown() },
  {
    summary: 'Send a message to the brokerage',
    tag: 'Contact',
    refusals: ['Forbidden'],
    headers: IDEMPOTENCY_HEADER,
    description:
      'The schemas of the four forms describe the body. Sending the same Idempotency-Key again returns the receipt of the first message with that key.',
  },
);
