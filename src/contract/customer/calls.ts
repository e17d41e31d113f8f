import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import type { EmailCheck } from './endpoints.ts';
import { type CustomerChanges, CustomerUser, Dashboard, Erased, Referrals } from './user.ts';

const USER = '/api/customer/user';

/** The customer's own record, which is made when it is first asked for. */
export const getUserCall: ClientCall<typeof CustomerUser, Record<never, never>> = {
  method: 'GET',
  path: USER,
  reply: CustomerUser,
};

/** Makes the record with what is known already; one that exists is changed. */
export const createUserCall: ClientCall<typeof CustomerUser, { body: typeof CustomerChanges }> = {
  method: 'POST',
  path: USER,
  reply: CustomerUser,
};

/** Changes what is given and nothing else. */
export const changeUserCall: ClientCall<typeof CustomerUser, { body: typeof CustomerChanges }> = {
  method: 'PUT',
  path: USER,
  reply: CustomerUser,
};

/**
 * Deletes all that is kept of the customer, and the account where the server keeps it; with a user
 * pool elsewhere its owner deletes that there.
 */
export const deleteUserCall: ClientCall<typeof Erased, Record<never, never>> = {
  method: 'DELETE',
  path: USER,
  reply: Erased,
};

const CustomerData = z.looseObject({});

/** All that is kept of the customer, as a file of JSON. */
export const exportUserCall: ClientCall<typeof CustomerData, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/user/export',
  reply: CustomerData,
};

export const getReferralsCall: ClientCall<typeof Referrals, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/user/referrals',
  reply: Referrals,
};

export const getDashboardCall: ClientCall<typeof Dashboard, Record<never, never>> = {
  method: 'GET',
  path: '/api/customer/dashboard',
  reply: Dashboard,
};

const EmailCheckReply = z.object({ isKnown: z.boolean() });

/**
 * Whether an address has an account: 404 says that it is not known. Unless the site is set up to tell
 * strangers, only the owner of an account hears that it exists.
 */
export const checkEmailCall: ClientCall<typeof EmailCheckReply, { body: typeof EmailCheck }> = {
  method: 'POST',
  path: '/api/customer/user/email-check',
  reply: EmailCheckReply,
};
