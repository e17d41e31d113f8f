import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { OWN_DATA_CALL } from './call.ts';
import { acceptVowTermsCall, getVowTermsCall } from './vow-terms-calls.ts';

export const getVowTerms = endpoint(
  getVowTermsCall,
  {},
  {
    ...OWN_DATA_CALL,
    summary: 'Read the terms of use of the real estate boards',
    description:
      'Until a customer has accepted the present version, all calls about listings answer as to a visitor without an account. Null where the boards require no terms.',
  },
);

const VERSION = 'must be the version of the terms that were shown';

export const VowTermsAcceptance = z.strictObject({
  version: z
    .string({ error: VERSION })
    .check(z.minLength(1, { error: VERSION }), z.maxLength(40, { error: VERSION })),
});

export const acceptVowTerms = endpoint(
  acceptVowTermsCall,
  { body: VowTermsAcceptance },
  {
    ...OWN_DATA_CALL,
    summary: 'Accept the terms of use of the real estate boards',
    description:
      'The time and a keyed hash of the network address are stored with the version. A version other than the present one is refused, and so is a customer whose email is not verified.',
    missing: 'The boards require no terms',
    refusals: ['Conflict'],
  },
);
