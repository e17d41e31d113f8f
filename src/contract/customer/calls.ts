import '../jitless.ts';
import * as z from 'zod/mini';
import { nothing, own } from './call.ts';
import { CustomerChanges, CustomerUser, Dashboard, Erased, Referrals } from './user.ts';
import { endpoint } from '../endpoint.ts';
import { EMAIL_PATTERN, LEAD_LIMITS } from '../lead/limits.ts';

const USER = '/api/customer/user';

/** The customer's own record, which is made when it is first asked for. */
export const getUser = own({
  method: 'GET',
  path: USER,
  params: nothing,
  body: nothing,
  reply: CustomerUser,
  summary: "Read the customer's own record",
});

export const createUser = own({
  method: 'POST',
  path: USER,
  params: nothing,
  body: CustomerChanges,
  reply: CustomerUser,
  summary: "Make the customer's own record",
});

export const changeUser = own({
  method: 'PUT',
  path: USER,
  params: nothing,
  body: CustomerChanges,
  reply: CustomerUser,
  summary: "Change the customer's own record",
});

/**
 * Deletes all that is kept of the customer, and the account where the server keeps it; with a user
 * pool elsewhere its owner deletes that there.
 */
export const deleteUser = own({
  method: 'DELETE',
  path: USER,
  params: nothing,
  body: nothing,
  reply: Erased,
  summary: 'Delete all that is kept of the customer',
});

/** All that is kept of the customer, as a file of JSON. */
export const exportUser = own({
  method: 'GET',
  path: '/api/customer/user/export',
  params: nothing,
  body: nothing,
  reply: z.looseObject({}),
  summary: 'Read all that is kept of the customer',
});

export const getReferrals = own({
  method: 'GET',
  path: '/api/customer/user/referrals',
  params: nothing,
  body: nothing,
  reply: Referrals,
  summary: "Read the customer's referral code",
});

export const getDashboard = own({
  method: 'GET',
  path: '/api/customer/dashboard',
  params: nothing,
  body: nothing,
  reply: Dashboard,
  summary: 'Read what the customer has',
});

const EMAIL = 'must be an e-mail address';

/** Where an address is asked about. */
export const EMAIL_CHECK_TYPES = ['login', 'register', 'applicant', 'signer'] as const;
export type EmailCheckType = (typeof EMAIL_CHECK_TYPES)[number];

/**
 * Whether an address has an account: 404 says that it is not known. Unless the site is set up to tell
 * strangers, only the owner of an account hears that it exists.
 */
export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/customer/user/email-check',
  params: nothing,
  query: z.strictObject({}),
  body: z.strictObject({
    email: z
      .string({ error: EMAIL })
      .check(
        z.trim(),
        z.maxLength(LEAD_LIMITS.email, { error: EMAIL }),
        z.regex(EMAIL_PATTERN, { error: EMAIL }),
      ),
    type: z.enum(EMAIL_CHECK_TYPES, { error: `must be one of ${EMAIL_CHECK_TYPES.join(', ')}` }),
  }),
  reply: z.object({ isKnown: z.boolean() }),
  summary: 'Ask whether an address has an account',
  tag: 'Customers',
});
