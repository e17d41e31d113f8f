import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const CANCEL_SHOWING_PATH = '/api/realty/showings/cancel';
export const CONFIRM_SHOWING_PATH = '/api/realty/showings/confirm';

const TOKEN = 'must be the token of a link in one of our emails';

const sends = {
  query: z.strictObject({
    token: z.string({ error: TOKEN }).check(z.regex(/^[\w-]{20,64}$/, { error: TOKEN })),
  }),
};

const texts = {
  tag: 'Contact',
  description:
    'For people, so the response is an HTML page, also for an unknown token (404) and while nothing can be changed (503).',
  missing: 'There is no showing with this token',
  replyTypes: ['text/html'],
  parameters: { token: 'The token of the link in the email.' },
} as const;

const cancel = { path: CANCEL_SHOWING_PATH, reply: z.unknown() } as const;
const confirm = { path: CONFIRM_SHOWING_PATH, reply: z.unknown() } as const;

/** A page that asks whether to cancel a showing: programs that follow links in mails only look. */
export const getCancelShowingPage = endpoint({ ...cancel, method: 'GET' }, sends, {
  ...texts,
  summary: 'Show the page to cancel a showing',
});

export const cancelShowing = endpoint({ ...cancel, method: 'POST' }, sends, {
  ...texts,
  refusals: ['Forbidden'],
  summary: 'Cancel a showing',
});

/** The same page for an agent who confirms a showing. */
export const getConfirmShowingPage = endpoint({ ...confirm, method: 'GET' }, sends, {
  ...texts,
  summary: 'Show the page to confirm a showing',
});

export const confirmShowing = endpoint({ ...confirm, method: 'POST' }, sends, {
  ...texts,
  refusals: ['Forbidden'],
  summary: 'Confirm a showing',
});
