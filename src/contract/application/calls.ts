import '../jitless.ts';
import * as z from 'zod/mini';
import { Application, Signer } from './record.ts';
import { nothing, own, RecordId } from '../customer/call.ts';

const ofApplication = z.object({ id: RecordId });

/**
 * Begins an application, with the groups of `ApplicationDraft` that are known already. The header
 * `user-id` is the customer's own id; an `Idempotency-Key` sent again brings the application it made.
 * The body is read by `readDraft`, which names every faulty field.
 */
export const createApplication = own({
  method: 'POST',
  path: '/api/customer/application',
  params: nothing,
  body: z.unknown(),
  reply: Application,
  summary: 'Begin a mortgage application',
});

export const getApplication = own({
  method: 'GET',
  path: '/api/customer/application/:id',
  params: ofApplication,
  body: nothing,
  reply: Application,
  summary: 'Read a mortgage application',
});

/**
 * Saves the groups that the body holds, each in place of the one before; `submit: true` also checks
 * that all is there and sends the application, which is then closed to changes.
 */
export const saveApplication = own({
  method: 'PUT',
  path: '/api/customer/application/:id',
  params: ofApplication,
  body: z.unknown(),
  reply: Application,
  summary: 'Save or send a mortgage application',
});

export const addSigner = own({
  method: 'POST',
  path: '/api/customer/application/:id/signer',
  params: ofApplication,
  body: z.unknown(),
  reply: Signer,
  summary: 'Add a signer to an application',
});

/** The body takes the place of all that was said of the signer. */
export const saveSigner = own({
  method: 'PUT',
  path: '/api/customer/application/:id/signer/:signerId',
  params: z.object({ id: RecordId, signerId: RecordId }),
  body: z.unknown(),
  reply: Signer,
  summary: 'Change a signer of an application',
});
