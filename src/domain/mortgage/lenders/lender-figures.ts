import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { hasCurrentMortgage, isBuying } from '../../application/purpose.ts';
import { insurancePremium } from '../closing/cash-to-close.ts';
import { monthlyPayment } from '../mortgage.ts';

/** Years of a mortgage with insurance and of one without. */
const INSURED_YEARS = 25;
const UNINSURED_YEARS = 30;
const UNINSURED_LTV = 0.8;

/** The rate a borrower must be able to pay is this much above the lender's (OSFI, guideline B-20). */
const STRESS_POINTS = 2;
const MIN_STRESS_PERCENT = 5.25;

/** Used until the applicant gives the figure. */
const USUAL_TAX_SHARE = 0.01;
const USUAL_HEATING_DOLLARS = 120;
/** Lenders count half of a condominium's fees. */
const COUNTED_FEES = 0.5;

/** The basis of a loan, dollars. */
export type LoanFigures = {
  readonly loanDollars: number;
  readonly valueDollars: number;
  readonly monthlyIncomeDollars: number;
  /** Taxes, heating and the counted fees. */
  readonly monthlyUpkeepDollars: number;
  readonly monthlyDebtsDollars: number;
};

export type Loan = Pick<LoanFigures, 'loanDollars' | 'valueDollars'>;

/** The loan that an application asks for; undefined until its figures are known. */
export function loanOf(draft: ApplicationDraft): Loan | undefined {
  const { purpose, expectedPrice, currentMortgage } = draft;
  if (isBuying(purpose)) {
    const { totalDollars, downPaymentDollars } = expectedPrice ?? {};
    if (!totalDollars || downPaymentDollars === undefined) return undefined;
    const premiumDollars = insurancePremium(totalDollars, downPaymentDollars);
    const loanDollars = totalDollars - downPaymentDollars + premiumDollars;
    return loanDollars > 0 ? { loanDollars, valueDollars: totalDollars } : undefined;
  }
  const { balanceDollars, initialPriceDollars } = currentMortgage ?? {};
  if (!hasCurrentMortgage(draft) || !balanceDollars || !initialPriceDollars) return undefined;
  return { loanDollars: balanceDollars, valueDollars: initialPriceDollars };
}

/**
 * The figures of an application, dollars; undefined until the loan and the income are known. The income of
 * signers counts with that of the applicant. Missing taxes and heating count as a hundredth of the value a
 * year and 120 a month.
 */
export function loanFigures(
  draft: ApplicationDraft,
  signersIncomeDollars = 0,
): LoanFigures | undefined {
  const loan = loanOf(draft);
  const { annualIncomeDollars } = draft.employment ?? {};
  const incomeDollars = (annualIncomeDollars ?? 0) + signersIncomeDollars;
  if (!loan || incomeDollars <= 0) return undefined;
  const { yearlyTaxDollars, monthlyHeatingDollars, monthlyCondoFeeDollars, monthlyDebtsDollars } =
    draft.propertyDetails ?? {};
  const taxDollars = yearlyTaxDollars ?? loan.valueDollars * USUAL_TAX_SHARE;
  return {
    ...loan,
    monthlyIncomeDollars: incomeDollars / 12,
    monthlyUpkeepDollars:
      taxDollars / 12 +
      (monthlyHeatingDollars ?? USUAL_HEATING_DOLLARS) +
      (monthlyCondoFeeDollars ?? 0) * COUNTED_FEES,
    monthlyDebtsDollars: monthlyDebtsDollars ?? 0,
  };
}

/** Loan to value, without the insurance premium: a down payment of a twentieth gives 95 %. */
export function loanToValue(draft: ApplicationDraft, { loanDollars, valueDollars }: Loan): number {
  const down = isBuying(draft.purpose) ? draft.expectedPrice?.downPaymentDollars : undefined;
  return (down === undefined ? loanDollars : valueDollars - down) / valueDollars;
}

export function amortizationYears(ltv: number): number {
  return ltv > UNINSURED_LTV ? INSURED_YEARS : UNINSURED_YEARS;
}

type Terms = { readonly ratePercent: number; readonly years: number };

/**
 * Gross and total debt service, parts of one: the payment at the qualifying rate with the upkeep, and
 * with the other debts, to the income (CMHC).
 */
export function serviceRatios(
  figures: LoanFigures,
  { ratePercent, years }: Terms,
): { readonly gds: number; readonly tds: number } {
  const qualifying = Math.max(ratePercent + STRESS_POINTS, MIN_STRESS_PERCENT);
  const payment = monthlyPayment({
    loanDollars: figures.loanDollars,
    ratePercent: qualifying,
    years,
  });
  const housing = payment + figures.monthlyUpkeepDollars;
  return {
    gds: housing / figures.monthlyIncomeDollars,
    tds: (housing + figures.monthlyDebtsDollars) / figures.monthlyIncomeDollars,
  };
}
