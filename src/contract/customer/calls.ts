import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import type { EmailCheck } from './endpoints.ts';
import { type CustomerChanges, CustomerUser, Dashboard, DeletionReply, Referrals } from './user.ts';

const USER = '/api/customer/user';

/** The customer's own record, which is made on the first request. */
export const getUserCall: ClientCall<typeof CustomerUser, Record<never, never>> = {
  method: 'GET',
  path: USER,
  reply: CustomerUser,
};

/** Makes the record from what is known already; an existing one is changed. */
export const createUserCall: ClientCall<typeof CustomerUser, { body: typeof CustomerChanges }> = {
  method: 'POST',
  path: USER,
  reply: CustomerUser,
};

/** Changes only the given values. */
export const changeUserCall: ClientCall<typeof CustomerUser, { body: typeof CustomerChanges }> = {
  method: 'PUT',
  path: USER,
  reply: CustomerUser,
};

/**
 * Deletes everything stored about the customer, and the account where the server keeps it; in an external
 * user pool the owner deletes the account there.
 */
export const deleteUserCall: ClientCall<typeof DeletionReply, Record<never, never>> = {
  method: 'DELETE',
  path: USER,
  reply: DeletionReply,
};

const CustomerData = z.looseObject({});

/** Everything stored about the customer, as a JSON file. */
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
 * strangers, only the owner of an account learns that it exists.
 */
export const checkEmailCall: ClientCall<typeof EmailCheckReply, { body: typeof EmailCheck }> = {
  method: 'POST',
  path: '/api/customer/user/email-check',
  reply: EmailCheckReply,
};
