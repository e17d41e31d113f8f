import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EMAIL_PATTERN, LEAD_LIMITS } from '../lead/limits.ts';
import { OWN_DATA_CALL } from './call.ts';
import {
  changeUserCall,
  checkEmailCall,
  createUserCall,
  deleteUserCall,
  exportUserCall,
  getDashboardCall,
  getReferralsCall,
  getUserCall,
} from './calls.ts';
import { CustomerChanges } from './user.ts';

export const getUser = endpoint(
  getUserCall,
  {},
  { ...OWN_DATA_CALL, summary: "Read the customer's own record" },
);

export const createUser = endpoint(
  createUserCall,
  { body: CustomerChanges },
  { ...OWN_DATA_CALL, summary: "Create the customer's own record" },
);

export const changeUser = endpoint(
  changeUserCall,
  { body: CustomerChanges },
  { ...OWN_DATA_CALL, summary: "Change the customer's own record" },
);

export const deleteUser = endpoint(
  deleteUserCall,
  {},
  {
    ...OWN_DATA_CALL,
    summary: 'Delete all that is kept of the customer',
    description:
      'All data stored here is deleted at once, and also the account if this server keeps it. This cannot be undone.',
  },
);

export const exportUser = endpoint(
  exportUserCall,
  {},
  { ...OWN_DATA_CALL, summary: 'Read all stored data of the customer' },
);

export const getReferrals = endpoint(
  getReferralsCall,
  {},
  { ...OWN_DATA_CALL, summary: "Read the customer's referral code" },
);

export const getDashboard = endpoint(
  getDashboardCall,
  {},
  { ...OWN_DATA_CALL, summary: "Read a summary of the customer's data" },
);

const EMAIL = 'must be an email address';

/** Where the question about an address comes from. */
const EMAIL_CHECK_TYPES = ['login', 'register', 'applicant', 'signer'] as const;

export const EmailCheck = z.strictObject({
  email: z
    .string({ error: EMAIL })
    .check(
      z.trim(),
      z.maxLength(LEAD_LIMITS.email, { error: EMAIL }),
      z.regex(EMAIL_PATTERN, { error: EMAIL }),
    ),
  type: z.enum(EMAIL_CHECK_TYPES, { error: `must be one of ${EMAIL_CHECK_TYPES.join(', ')}` }),
});

export const checkEmail = endpoint(
  checkEmailCall,
  { body: EmailCheck },
  {
    summary: 'Ask whether an address has an account',
    tag: OWN_DATA_CALL.tag,
    missing: 'The address is not known',
    refusals: ['Forbidden'],
  },
);
