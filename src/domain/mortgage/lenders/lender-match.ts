import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type {
  ApplicationRatios,
  LenderMatch,
  MatchObstacle,
  MatchReply,
} from '#src/contract/application/match-calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import { LENDER_CRITERIA, type LenderCriteria } from './lender-criteria.ts';
import {
  amortizationYears,
  type Loan,
  type LoanFigures,
  loanFigures,
  loanOf,
  loanToValue,
  serviceRatios,
} from './lender-figures.ts';
import { monthlyPayment } from '../mortgage.ts';

/** Rate of the ratios shown: they do not depend on a lender. */
const SHOWN_RATE_PERCENT = 4.5;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function isAmong<Word>(allowedWords: readonly Word[] | undefined, word: Word | undefined): boolean {
  return allowedWords === undefined || (word !== undefined && allowedWords.includes(word));
}

function ownObstacles(lender: LenderCriteria, draft: ApplicationDraft): MatchObstacle[] {
  const { propertyInfo, applicant, employment, purpose } = draft;
  const checks: readonly (readonly [MatchObstacle, boolean])[] = [
    ['province', isAmong(lender.provinces, propertyInfo?.province)],
    ['citizenship', isAmong(lender.citizenships, applicant?.citizenship)],
    ['income', isAmong(lender.incomes, employment?.status)],
    ['purpose', isAmong(lender.purposes, purpose)],
  ];
  return checks.flatMap(([obstacle, isMet]) => (isMet ? [] : [obstacle]));
}

type LoanRequest = { readonly figures: LoanFigures; readonly ltv: number };

function figureObstacles(lender: LenderCriteria, { figures, ltv }: LoanRequest): MatchObstacle[] {
  const years = amortizationYears(ltv);
  const { gds, tds } = serviceRatios(figures, { ratePercent: lender.ratePercent, years });
  const checks: readonly (readonly [MatchObstacle, boolean])[] = [
    ['loan', figures.loanDollars >= lender.minLoanDollars],
    ['ltv', ltv <= lender.maxLtv],
    ['gds', gds <= lender.maxGds],
    ['tds', tds <= lender.maxTds],
  ];
  return checks.flatMap(([obstacle, isMet]) => (isMet ? [] : [obstacle]));
}

function matchOf(
  { lender, ratePercent }: LenderCriteria,
  { figures, ltv }: LoanRequest,
): LenderMatch {
  const years = amortizationYears(ltv);
  const { loanDollars } = figures;
  return {
    id: slug(lender),
    lender,
    ratePercent,
    monthlyPaymentDollars: round(monthlyPayment({ loanDollars, ratePercent, years }), 2),
    amortizationYears: years,
  };
}

const NO_RATIOS: ApplicationRatios = { gds: null, tds: null, ltv: null, loanDollars: null };

function loanRatios(draft: ApplicationDraft, loan: Loan) {
  return {
    ltv: round(loanToValue(draft, loan), 4),
    loanDollars: round(loan.loanDollars, 2),
  };
}

function incomeRatios({ figures, ltv }: LoanRequest) {
  const years = amortizationYears(ltv);
  const { gds, tds } = serviceRatios(figures, { ratePercent: SHOWN_RATE_PERCENT, years });
  return { gds: round(gds, 4), tds: round(tds, 4) };
}

/**
 * The lenders whose sample criteria an application meets, the lowest rate first, and why the others
 * are not among them. Without a loan and an income no lender matches. A match's id is the lender's
 * name as a slug.
 */
export function matchLenders(
  draft: ApplicationDraft,
  signersIncomeDollars = 0,
): Pick<MatchReply, 'ratios' | 'matches' | 'misses'> {
  const loan = loanOf(draft);
  const figures = loanFigures(draft, signersIncomeDollars);
  const request = figures && { figures, ltv: loanToValue(draft, figures) };
  const lenderMatches = LENDER_CRITERIA.map((criteria) => ({
    criteria,
    obstacles: [
      ...ownObstacles(criteria, draft),
      ...(request ? figureObstacles(criteria, request) : (['figures'] as const)),
    ],
  }));
  const matches = lenderMatches.flatMap(({ criteria, obstacles }) =>
    request && obstacles.length === 0 ? [matchOf(criteria, request)] : [],
  );
  return {
    ratios: {
      ...NO_RATIOS,
      ...(loan && loanRatios(draft, loan)),
      ...(request && incomeRatios(request)),
    },
    matches: matches.sort((a, b) => a.ratePercent - b.ratePercent),
    misses: lenderMatches.flatMap(({ criteria: { lender }, obstacles }) =>
      obstacles.length > 0 ? [{ lender, obstacles }] : [],
    ),
  };
}
