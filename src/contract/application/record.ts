import '../jitless.ts';
import * as z from 'zod/mini';
import { ApplicationDraft, SignerDraft } from './draft.ts';

/** Milliseconds since 1970. */
const moment = z.number();

export const Signer = z.object({ id: z.string(), fields: SignerDraft });
export type Signer = z.infer<typeof Signer>;

const APPLICATION_STATES = ['draft', 'submitted'] as const;

/** One mortgage application of a customer. */
export const Application = z.object({
  id: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAtMs: moment,
  updatedAtMs: moment,
  submittedAtMs: z.nullable(moment),
  fields: ApplicationDraft,
  signers: z.array(Signer),
  /** The match that was chosen. */
  chosenMatchId: z.nullable(z.string()),
});
export type Application = z.infer<typeof Application>;

/** An application as a list shows it. */
export const ApplicationSummary = z.object({
  id: z.string(),
  state: z.enum(APPLICATION_STATES),
  updatedAtMs: moment,
  purpose: z.nullable(z.string()),
  documents: z.number(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;
