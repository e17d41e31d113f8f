import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const UNSUBSCRIBE_PATH = '/api/customer/alerts/unsubscribe';

const TOKEN = 'must be the token of a link in one of our emails';

const call = { path: UNSUBSCRIBE_PATH, reply: z.unknown(), noAuth: true } as const;

const sends = {
  query: z.strictObject({
    token: z.string({ error: TOKEN }).check(z.regex(/^[\w-]{20,64}$/, { error: TOKEN })),
  }),
};

const texts = {
  tag: 'Customers',
  description:
    'For people, so the response is an HTML page, also for an unknown token (404) and while nothing can be changed (503).',
  missing: 'The token is not known',
  replyTypes: ['text/html'],
  parameters: { token: 'The token of the link in the email.' },
} as const;

/** A page that asks whether to end the emails about a saved search, or about the saved homes. */
export const getUnsubscribePage = endpoint({ ...call, method: 'GET' }, sends, {
  ...texts,
  summary: 'Show the page to end the emails about a saved search or saved homes',
});

/** Ends them. Sent by that page, or by a mail program in one click. */
export const unsubscribeFromAlerts = endpoint({ ...call, method: 'POST' }, sends, {
  ...texts,
  summary: 'End the emails about a saved search or saved homes',
});
