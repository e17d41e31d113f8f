import '../jitless.ts';
import type { ClientCall, UnparsedBody } from '../client-call.ts';
import type { ApplicationDraft, SignerDraft } from './draft.ts';
import type { ApplicationChanges, ApplicationParams, SignerParams } from './endpoints.ts';
import { Application, Signer } from './record.ts';

/**
 * Begins an application, with the groups of `ApplicationDraft` that are known already. The header
 * `user-id` is the customer's own id; repeating an `Idempotency-Key` returns the application it made.
 */
export const createApplicationCall: ClientCall<
  typeof Application,
  { body: UnparsedBody<typeof ApplicationDraft> }
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
 * Saves the groups in the body, each in place of its earlier value; `submit: true` also checks that all is
 * there and sends the application, which is then closed to changes. Missing or wrong values come back as
 * the problems of a refusal. `basedOnMs` refuses (409) changes to what has changed elsewhere since.
 */
export const saveApplicationCall: ClientCall<
  typeof Application,
  { params: typeof ApplicationParams; body: UnparsedBody<typeof ApplicationChanges> }
> = {
  method: 'PUT',
  path: '/api/customer/application/:id',
  reply: Application,
};

export const addSignerCall: ClientCall<
  typeof Signer,
  { params: typeof ApplicationParams; body: UnparsedBody<typeof SignerDraft> }
> = {
  method: 'POST',
  path: '/api/customer/application/:id/signer',
  reply: Signer,
};

/** The body replaces everything stored about the signer. */
export const saveSignerCall: ClientCall<
  typeof Signer,
  { params: typeof SignerParams; body: UnparsedBody<typeof SignerDraft> }
> = {
  method: 'PUT',
  path: '/api/customer/application/:id/signer/:signerId',
  reply: Signer,
};
