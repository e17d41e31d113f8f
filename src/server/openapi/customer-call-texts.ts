import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '#src/contract/application/document-calls.ts';
import { ApplicationDraft, SignerDraft } from '#src/contract/application/draft.ts';
import type { CallText } from './call-texts.ts';

const FILE_TYPES = { types: DOCUMENT_TYPES } as const;

/** What the calls of customers do not say of themselves. */
export const CUSTOMER_CALL_TEXTS: Readonly<Record<string, Partial<CallText>>> = {
  'POST /api/customer/user/email-check': { missing: 'The address is not known' },
  'DELETE /api/customer/user': {
    description:
      'What is kept here goes at once, and the account where the server keeps it. It cannot be undone.',
  },
  'POST /api/customer/application': {
    description:
      'The header user-id must be the id of the customer. An Idempotency-Key sent again brings the application it made.',
    body: ApplicationDraft,
    refusals: ['Forbidden', 'Conflict'],
  },
  'PUT /api/customer/application/:id': {
    description:
      'Each group takes the place of the one before. With submit the application is checked, sent, and closed to changes.',
    body: z.extend(ApplicationDraft, { submit: z.optional(z.boolean()) }),
    refusals: ['Conflict'],
  },
  'POST /api/customer/application/:id/signer': { body: SignerDraft, refusals: ['Conflict'] },
  'PUT /api/customer/application/:id/signer/:signerId': {
    body: SignerDraft,
    refusals: ['Conflict'],
  },
  'POST /api/customer/application/:id/documents/upload-url': { refusals: ['Conflict'] },
  'PUT /api/customer/uploads/:token': {
    description: 'The body is the file, 10 MB at most. The address works once, for ten minutes.',
    body: FILE_TYPES,
  },
  'GET /api/customer/application/:id/documents/:documentId': {
    description: 'The file is sent to be kept, never to be shown.',
    reply: FILE_TYPES,
  },
  'PUT /api/customer/saved-homes': { refusals: ['Conflict'] },
  'POST /api/customer/saved-searches': { refusals: ['Conflict'] },
};
