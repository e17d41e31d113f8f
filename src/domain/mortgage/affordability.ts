import { insurancePremium, minimumDownPayment } from './closing/cash-to-close.ts';
import type { Compounding } from './compounding.ts';
import { loanOfPayment, monthlyPayment } from './mortgage.ts';

/** The means and debts of a household. */
export type Household = {
  /** Before tax. */
  readonly annualIncomeDollars: number;
  /** Property tax, heating and the like, a month. */
  readonly housingDollars: number;
  /** Cards, car loans and the like, a month. */
  readonly debtsDollars: number;
  readonly downDollars: number;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  readonly years: number;
};

export type Affordability = {
  readonly maxPriceDollars: number;
  /** The loan, including any insurance premium. */
  readonly loanDollars: number;
  /** A month, at the actual rate. */
  readonly paymentDollars: number;
  /** The rate the household has to be able to pay, percent. */
  readonly qualifyingPercent: number;
  /** Added to the loan for mortgage insurance. */
  readonly premiumDollars: number;
  /** What limits the price: income alone, costs that lower ones would relieve, or the least down payment. */
  readonly limit: 'income' | 'housing' | 'debts' | 'down-payment';
};

/** Points above the rate that a household has to be able to pay. */
const STRESS_POINTS = 2;

/** The shares of the monthly income for housing, and for housing and debts (specification). */
const SPECIFIED = { housingShare: 0.385, debtsShare: 0.435 } as const;

/**
 * What a household can afford by the formula of the specification: of 38.5 % and of 43.5 % of the monthly
 * income, each less housing costs and debts, the smaller one pays the loan at two points above the rate.
 */
export function affordability(household: Household): Affordability {
  const { annualIncomeDollars, housingDollars, debtsDollars, downDollars } = household;
  const { ratePercent, years } = household;
  const monthlyIncome = annualIncomeDollars / 12;
  const costs = housingDollars + debtsDollars;
  const housingLimit = monthlyIncome * SPECIFIED.housingShare - costs;
  const debtsLimit = monthlyIncome * SPECIFIED.debtsShare - costs;
  const qualifyingPercent = ratePercent + STRESS_POINTS;
  const terms = { ratePercent: qualifyingPercent, years };
  const loanDollars = loanOfPayment(Math.min(housingLimit, debtsLimit), terms);
  return {
    maxPriceDollars: loanDollars + downDollars,
    loanDollars,
    paymentDollars: monthlyPayment({ loanDollars, ratePercent, years }),
    qualifyingPercent,
    premiumDollars: 0,
    limit: housingLimit <= debtsLimit ? 'housing' : 'debts',
  };
}

/**
 * The limits of insured mortgages in Canada: gross debt service 39 % with debts left out, total debt
 * service 44 %, and at least 5.25 % as the rate to qualify by (CMHC; OSFI guideline B-20).
 */
const CANADIAN = { housingShare: 0.39, debtsShare: 0.44, leastPercent: 5.25 } as const;
const COMPOUNDING: Compounding = 'semi-annual';

/** Which of the two limits is the smaller one; the income where lower costs or debts would not raise it. */
function limitOfIncome(
  { annualIncomeDollars, housingDollars }: Household,
  { housingLimit, debtsLimit }: { readonly housingLimit: number; readonly debtsLimit: number },
): Affordability['limit'] {
  if (housingLimit > debtsLimit) return housingLimit > 0 ? 'debts' : 'income';
  return housingDollars > 0 && annualIncomeDollars > 0 ? 'housing' : 'income';
}

const HIGHEST_DOLLARS = 100_000_000;

/** The highest price in whole dollars that meets a condition which all lower ones meet, too; 0 for none. */
function highestPrice(isAffordable: (priceDollars: number) => boolean): number {
  let [low, tooHigh] = [0, HIGHEST_DOLLARS + 1];
  while (tooHigh - low > 1) {
    const middle = Math.floor((low + tooHigh) / 2);
    if (isAffordable(middle)) low = middle;
    else tooHigh = middle;
  }
  return low;
}

/** What a household can afford by the rules of Canadian lenders today. */
export function canadianAffordability(household: Household): Affordability {
  const { annualIncomeDollars, housingDollars, debtsDollars, downDollars } = household;
  const { ratePercent, years } = household;
  const monthlyIncome = annualIncomeDollars / 12;
  const housingLimit = monthlyIncome * CANADIAN.housingShare - housingDollars;
  const debtsLimit = monthlyIncome * CANADIAN.debtsShare - housingDollars - debtsDollars;
  const qualifyingPercent = Math.max(ratePercent + STRESS_POINTS, CANADIAN.leastPercent);
  const terms = { ratePercent: qualifyingPercent, years };
  const mostDollars = loanOfPayment(Math.min(housingLimit, debtsLimit), terms, COMPOUNDING);
  const loanOf = (price: number) =>
    Math.max(0, price - downDollars) + insurancePremium(price, downDollars, { years });
  const byIncome = highestPrice((price) => loanOf(price) <= mostDollars);
  const byDownPayment = highestPrice((price) => minimumDownPayment(price) <= downDollars);
  const maxPriceDollars = Math.min(byIncome, byDownPayment);
  const loanDollars = loanOf(maxPriceDollars);
  return {
    maxPriceDollars,
    loanDollars,
    paymentDollars: monthlyPayment({ loanDollars, ratePercent, years }, COMPOUNDING),
    qualifyingPercent,
    premiumDollars: insurancePremium(maxPriceDollars, downDollars, { years }),
    limit:
      byDownPayment < byIncome
        ? 'down-payment'
        : limitOfIncome(household, { housingLimit, debtsLimit }),
  };
}
