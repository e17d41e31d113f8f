import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { LENDERS } from './choices.ts';
import type { ApplicationParams } from './endpoints.ts';
import type { MatchParams } from './match-endpoints.ts';

/** The ratios of an application's figures, as parts of one; null where a figure is missing. */
export const ApplicationRatios = z.object({
  /** Housing costs to income. */
  gds: z.nullable(z.number()),
  /** Housing costs and other debts to income. */
  tds: z.nullable(z.number()),
  /** Loan to the value of the home. */
  ltv: z.nullable(z.number()),
  loanDollars: z.nullable(z.number()),
});
export type ApplicationRatios = z.infer<typeof ApplicationRatios>;

/** Why a lender's criteria are not met. */
const MATCH_OBSTACLES = [
  'figures',
  'province',
  'citizenship',
  'income',
  'purpose',
  'loan',
  'ltv',
  'gds',
  'tds',
] as const;
export type MatchObstacle = (typeof MATCH_OBSTACLES)[number];

export const LenderMatch = z.object({
  id: z.string(),
  lender: z.enum(LENDERS),
  ratePercent: z.number(),
  /** Over the amortization, at that rate. */
  monthlyPaymentDollars: z.number(),
  amortizationYears: z.number(),
});
export type LenderMatch = z.infer<typeof LenderMatch>;

export const MatchReply = z.object({
  /** The criteria are invented to show the service at work; they are no lender's own. */
  isSample: z.literal(true),
  ratios: ApplicationRatios,
  /** The lowest rate first. */
  matches: z.array(LenderMatch),
  /** The lenders that do not fit, and why. */
  misses: z.array(
    z.object({ lender: z.enum(LENDERS), obstacles: z.array(z.enum(MATCH_OBSTACLES)) }),
  ),
  chosenMatchId: z.nullable(z.string()),
});
export type MatchReply = z.infer<typeof MatchReply>;

export const getMatchesCall: ClientCall<typeof MatchReply, { params: typeof ApplicationParams }> = {
  method: 'GET',
  path: '/api/customer/application/:id/match',
  reply: MatchReply,
};

/** Chooses a lender among those that match. */
export const chooseMatchCall: ClientCall<typeof MatchReply, { params: typeof MatchParams }> = {
  method: 'PUT',
  path: '/api/customer/application/:id/match/:matchId',
  reply: MatchReply,
};
