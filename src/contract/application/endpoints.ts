import '../jitless.ts';
import * as z from 'zod/mini';
import { OWN_DATA_CALL, RecordId } from '../customer/call.ts';
import { endpoint, unparsedBody } from '../endpoint.ts';
import {
  addSignerCall,
  createApplicationCall,
  getApplicationCall,
  saveApplicationCall,
  saveSignerCall,
} from './calls.ts';
import { IDEMPOTENCY_HEADER } from '../lead/endpoints.ts';
import { ApplicationDraft, SignerDraft } from './draft.ts';

export const ApplicationParams = z.object({ id: RecordId });
export const APPLICATION_PARAMETERS = { id: 'Id of the application.' } as const;

/** The service reads the body, so that it can name every wrong field. */
export const createApplication = endpoint(
  createApplicationCall,
  { body: unparsedBody(ApplicationDraft) },
  {
    ...OWN_DATA_CALL,
    summary: 'Begin a mortgage application',
    description:
      'The header user-id must be the id of the customer. Sending the same Idempotency-Key again returns the application it created.',
    refusals: ['Conflict'],
    headers: {
      'user-id': { schema: z.string(), text: 'Id of the customer that the token belongs to.' },
      ...IDEMPOTENCY_HEADER,
    },
  },
);

export const getApplication = endpoint(
  getApplicationCall,
  { params: ApplicationParams },
  { ...OWN_DATA_CALL, summary: 'Read a mortgage application', parameters: APPLICATION_PARAMETERS },
);

export const ApplicationChanges = z.extend(ApplicationDraft, {
  submit: z.optional(z.boolean()),
  /** `updatedAtMs` of the changed application; without it changes are saved whatever came between. */
  basedOnMs: z.optional(z.number()),
});

/** The service reads the body, so that it can name every wrong field. */
export const saveApplication = endpoint(
  saveApplicationCall,
  { params: ApplicationParams, body: unparsedBody(ApplicationChanges) },
  {
    ...OWN_DATA_CALL,
    summary: 'Save or submit a mortgage application',
    description:
      'Each group replaces the previous one. With submit, the application is checked, submitted and closed to changes. With basedOnMs, the updatedAtMs that was read before, the call is refused if the application has changed since then.',
    refusals: ['Conflict'],
    parameters: APPLICATION_PARAMETERS,
  },
);

/** The service reads the body, so that it can name every wrong field. */
export const addSigner = endpoint(
  addSignerCall,
  { params: ApplicationParams, body: unparsedBody(SignerDraft) },
  {
    ...OWN_DATA_CALL,
    summary: 'Add a signer to an application',
    refusals: ['Conflict'],
    parameters: APPLICATION_PARAMETERS,
  },
);

export const SignerParams = z.object({ id: RecordId, signerId: RecordId });

/** The service reads the body, so that it can name every wrong field. */
export const saveSigner = endpoint(
  saveSignerCall,
  { params: SignerParams, body: unparsedBody(SignerDraft) },
  {
    ...OWN_DATA_CALL,
    summary: 'Change a signer of an application',
    refusals: ['Conflict'],
    parameters: { ...APPLICATION_PARAMETERS, signerId: 'Id of the signer.' },
  },
);
