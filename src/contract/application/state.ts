import '../jitless.ts';
import * as z from 'zod/mini';
import { ApplicationDraft } from './draft.ts';

/** What is known of a visitor before there is an application, by the names it has there. */
export const ApplicationState = z.pick(ApplicationDraft, {
  applicant: true,
  partner: true,
  modalsSeen: true,
  notifications: true,
});
export type ApplicationState = z.infer<typeof ApplicationState>;
