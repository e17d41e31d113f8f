import '../jitless.ts';
import * as z from 'zod/mini';
import { ApplicationDraft } from './draft.ts';

/** What is known about a visitor before there is an application, by the application's names. */
export const ApplicationState = z.pick(ApplicationDraft, {
  applicant: true,
  partner: true,
  modalsSeen: true,
  notifications: true,
});
export type ApplicationState = z.infer<typeof ApplicationState>;
