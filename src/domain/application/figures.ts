import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { hasCurrentMortgage, isBuying } from './purpose.ts';
import { insurancePremium, minimumDownPayment } from '../mortgage/closing/cash-to-close.ts';
import { DEFAULT_MORTGAGE } from '../mortgage/default-mortgage.ts';
import { monthlyPayment } from '../mortgage/mortgage.ts';

type Estimate = {
  /** Per year, 5 for 5 %: the one that was given, or the usual one. */
  readonly ratePercent: number;
  readonly years: number;
  /** The loan, including the insurance premium. */
  readonly loanDollars?: number;
  readonly monthlyDollars?: number;
  /** The least down payment for the price, when the given one is below it. */
  readonly leastDownDollars?: number;
};

export type BuyingFigures = Estimate & {
  readonly kind: 'buying';
  readonly priceDollars?: number;
  readonly downDollars?: number;
  /** Premium of the mortgage insurance. */
  readonly premiumDollars?: number;
};

type MortgageFigures = Estimate & { readonly kind: 'mortgage' };

function buyingFigures({ expectedPrice = {} }: ApplicationDraft): BuyingFigures {
  const { totalDollars: priceDollars, downPaymentDollars: downDollars } = expectedPrice;
  const ratePercent = expectedPrice.ratePercent ?? DEFAULT_MORTGAGE.ratePercent;
  const { years } = DEFAULT_MORTGAGE;
  const entries: BuyingFigures = {
    kind: 'buying',
    ratePercent,
    years,
    ...(priceDollars !== undefined && { priceDollars }),
    ...(downDollars !== undefined && { downDollars }),
  };
  if (!priceDollars || downDollars === undefined || downDollars > priceDollars) return entries;
  const leastDownDollars = Math.ceil(minimumDownPayment(priceDollars));
  // A payment shown below an error would suggest that such a loan can be had.
  if (downDollars < leastDownDollars) return { ...entries, leastDownDollars };
  const premiumDollars = insurancePremium(priceDollars, downDollars);
  const loanDollars = priceDollars - downDollars + premiumDollars;
  const monthlyDollars = monthlyPayment({ loanDollars, ratePercent, years });
  return { ...entries, premiumDollars, loanDollars, monthlyDollars };
}

function mortgageFigures({ currentMortgage = {} }: ApplicationDraft): MortgageFigures {
  const { balanceDollars: loanDollars } = currentMortgage;
  const ratePercent = currentMortgage.ratePercent ?? DEFAULT_MORTGAGE.ratePercent;
  const { years } = DEFAULT_MORTGAGE;
  const estimate = { kind: 'mortgage', ratePercent, years } as const;
  if (loanDollars === undefined) return estimate;
  const monthlyDollars = monthlyPayment({ loanDollars, ratePercent, years });
  return { ...estimate, loanDollars, monthlyDollars };
}

/**
 * The figures of an application so far, by the specification's payment formula; undefined for a tenant who
 * wants no home, for whom there is nothing to compute.
 */
export function applicationFigures(
  draft: ApplicationDraft,
): BuyingFigures | MortgageFigures | undefined {
  if (isBuying(draft.purpose)) return buyingFigures(draft);
  return hasCurrentMortgage(draft) ? mortgageFigures(draft) : undefined;
}
