import '../jitless.ts';
import * as z from 'zod/mini';
import { nothing } from './call.ts';
import { endpoint } from '../endpoint.ts';

export const UNSUBSCRIBE_PATH = '/api/customer/alerts/unsubscribe';

const TOKEN = 'must be the token of a link in one of our e-mails';

const unsubscribe = {
  path: UNSUBSCRIBE_PATH,
  params: nothing,
  query: z.strictObject({
    token: z.string({ error: TOKEN }).check(z.regex(/^[\w-]{20,64}$/, { error: TOKEN })),
  }),
  body: nothing,
  reply: z.unknown(),
  noAuth: true,
  tag: 'Customers',
} as const;

/** A page that asks whether the e-mails about a saved search are to end. */
export const askToUnsubscribe = endpoint({
  ...unsubscribe,
  method: 'GET',
  summary: 'Ask to end the e-mails about a saved search',
});

/** Ends them. Sent by that page, or by a mail program in one click. */
export const unsubscribeFromAlerts = endpoint({
  ...unsubscribe,
  method: 'POST',
  summary: 'End the e-mails about a saved search',
});
