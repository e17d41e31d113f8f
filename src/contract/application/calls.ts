import '../jitless.ts';
import type { ClientCall, Unread } from '../client-call.ts';
import type { ApplicationDraft, SignerDraft } from './draft.ts';
import type { ApplicationChanges, ApplicationParams, SignerParams } from './endpoints.ts';
import { Application, Signer } from './record.ts';

/**
 * Begins an application, with the groups of `ApplicationDraft` that are known already. The header
 * `user-id` is the customer's own id; an `Idempotency-Key` sent again brings the application it made.
 */
export const createApplicationCall: ClientCall<
  typeof Application,
  { body: Unread<typeof ApplicationDraft> }
> = {
  method: 'POST',
  path: '/api/customer/application',
  reply: Application,
};

export const getApplicationCall: ClientCall<
  typeof Application,
  { params: typeof ApplicationParams }
> = {
  method: 'GET',
  path: '/api/customer/application/:id',
  reply: Application,
};

/**
 * Saves the groups that the body holds, each in place of the one before; `submit: true` also checks
 * that all is there and sends the application, which is then closed to changes. What is missing or
 * wrong comes back as the problems of a refusal. `basedOnMs` refuses (409) what was changed elsewhere since.
 */
export const saveApplicationCall: ClientCall<
  typeof Application,
  { params: typeof ApplicationParams; body: Unread<typeof ApplicationChanges> }
> = {
  method: 'PUT',
  path: '/api/customer/application/:id',
  reply: Application,
};

export const addSignerCall: ClientCall<
  typeof Signer,
  { params: typeof ApplicationParams; body: Unread<typeof SignerDraft> }
> = {
  method: 'POST',
  path: '/api/customer/application/:id/signer',
  reply: Signer,
};

/** The body takes the place of all that was said of the signer. */
export const saveSignerCall: ClientCall<
  typeof Signer,
  { params: typeof SignerParams; body: Unread<typeof SignerDraft> }
> = {
  method: 'PUT',
  path: '/api/customer/application/:id/signer/:signerId',
  reply: Signer,
};
