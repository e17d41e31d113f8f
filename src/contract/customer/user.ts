import '../jitless.ts';
import * as z from 'zod/mini';
import { ApplicantDraft } from '../application/draft.ts';
import { ApplicationSummary } from '../application/record.ts';
import { SavedHome, SavedSearch } from './saved.ts';

/** A customer's own record. Name and telephone are kept by the identity service. */
export const CustomerUser = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  /** When the record was made, ms. */
  registeredAtMs: z.number(),
  /** Whether emails about saved searches and saved homes are wanted at all. */
  emailNotifications: z.boolean(),
  /** Whether these include emails about price and status changes of saved homes. */
  homeEmails: z.boolean(),
  /** What a new application starts with. */
  applicant: z.nullable(ApplicantDraft),
});
export type CustomerUser = z.infer<typeof CustomerUser>;

/** What a customer may change; values left out stay unchanged. */
export const CustomerChanges = z.strictObject({
  emailNotifications: z.optional(z.boolean({ error: 'must be true or false' })),
  /** Asking for these is asking for emails. */
  homeEmails: z.optional(z.boolean({ error: 'must be true or false' })),
  applicant: z.optional(z.nullable(ApplicantDraft)),
});
export type CustomerChanges = z.infer<typeof CustomerChanges>;

export const Referrals = z.object({
  code: z.string(),
  /** Customers who sent an application with it. */
  used: z.number(),
});
export type Referrals = z.infer<typeof Referrals>;

/** What a deletion of a customer removed: the data in any case. */
export const DeletionReply = z.object({
  done: z.literal(true),
  /** Whether the account went with it, so that nobody can log in to it. */
  isAccountDeleted: z.boolean(),
});
export type DeletionReply = z.infer<typeof DeletionReply>;

/** What a customer has: the count and the latest of each. */
export const Dashboard = z.object({
  applications: z.object({ count: z.number(), latest: z.array(ApplicationSummary) }),
  savedHomes: z.object({ count: z.number(), latest: z.array(SavedHome) }),
  savedSearches: z.object({ count: z.number(), latest: z.array(SavedSearch) }),
  documents: z.number(),
  referralsUsed: z.number(),
});
export type Dashboard = z.infer<typeof Dashboard>;
