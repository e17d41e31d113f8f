import { typedNumber } from '#src/lib/text/typed-number.ts';
import { DEFAULT_MORTGAGE } from '../../mortgage/default-mortgage.ts';
import type { Filter, SearchType } from './filter.ts';

/** A visitor's means to pay for a home, whole dollars; null is no limit. */
type BudgetAmounts = {
  /** A month, for the mortgage, taxes and fees. */
  readonly monthlyMax: number | null;
  /** For the down payment and the costs at closing. */
  readonly cash: number | null;
};

export type BudgetValues = BudgetAmounts & {
  /** Rate of the mortgage, percent a year. */
  readonly ratePercent: number;
  readonly amortizationYears: number;
};

type Others = { readonly type: SearchType };
type BudgetChip = BudgetAmounts & { readonly kind: 'budget' };

/** Leases are not financed, so their searches have no budget. */
export const NO_BUDGET: BudgetValues = {
  monthlyMax: null,
  cash: null,
  ratePercent: DEFAULT_MORTGAGE.ratePercent,
  amortizationYears: DEFAULT_MORTGAGE.years,
};

/** The allowed values, ends included. */
export const BUDGET_LIMITS = {
  monthly: [1, 1_000_000],
  cash: [1, 1_000_000_000],
  rate: [0.01, 25],
  years: [1, 40],
} as const;

/** Reads a number as people type it, like "$3,200"; null where it is invalid or out of its limits. */
export function readBudgetNumber(
  name: keyof typeof BUDGET_LIMITS,
  text: string | null,
): number | null {
  const [low, high] = BUDGET_LIMITS[name];
  const isRate = name === 'rate';
  const number = typedNumber(text ?? '', isRate ? 4 : 2) ?? Number.NaN;
  const value = isRate ? number : Math.round(number);
  return value >= low && value <= high ? value : null;
}

const hasAmount = ({ monthlyMax, cash }: BudgetAmounts) => monthlyMax !== null || cash !== null;

const hasBudget = (filters: BudgetAmounts & Others) =>
  filters.type === 'sale' && hasAmount(filters);

const unless = <Value>(value: Value, usual: Value) => (value === usual ? null : value);

/** The budget a home for sale has to fit; rate and amortization count only with an amount. */
export const budget: Filter<BudgetValues, Others, BudgetChip> = {
  parameters: ['monthly', 'cash', 'rate', 'years'],
  defaults: () => NO_BUDGET,
  read: (query, { type }) => {
    const readNumber = (name: keyof typeof BUDGET_LIMITS) =>
      readBudgetNumber(name, query.get(name));
    const amounts = { monthlyMax: readNumber('monthly'), cash: readNumber('cash') };
    if (type === 'lease' || !hasAmount(amounts)) return NO_BUDGET;
    return {
      ...amounts,
      ratePercent: readNumber('rate') ?? NO_BUDGET.ratePercent,
      amortizationYears: readNumber('years') ?? NO_BUDGET.amortizationYears,
    };
  },
  write: (filters) => {
    if (!hasBudget(filters)) return [];
    const values: [string, number | null][] = [
      ['monthly', filters.monthlyMax],
      ['cash', filters.cash],
      ['rate', unless(filters.ratePercent, NO_BUDGET.ratePercent)],
      ['years', unless(filters.amortizationYears, NO_BUDGET.amortizationYears)],
    ];
    return values.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  },
  toQuery: (filters) =>
    hasBudget(filters)
      ? {
          maxMonthlyCost: filters.monthlyMax,
          availableCash: filters.cash,
          mortgageRate: unless(filters.ratePercent, NO_BUDGET.ratePercent),
          amortizationYears: unless(filters.amortizationYears, NO_BUDGET.amortizationYears),
        }
      : {},
  chips: (filters) =>
    hasBudget(filters)
      ? [{ kind: 'budget', monthlyMax: filters.monthlyMax, cash: filters.cash }]
      : [],
};
