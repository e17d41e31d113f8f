import '../../../jitless.ts';
import * as z from 'zod/mini';
import { decimal, limitOf, wholeNumber } from '../values/query-values.ts';
import { MONTHLY_COST_LIMIT_DOLLARS, PRICE_LIMIT_DOLLARS } from '../values/search-limits.ts';
import type { SearchParameter } from './search-parameter.ts';

/** A visitor's means to pay for a home, and the mortgage that its monthly cost is computed with. */
export const BUDGET_PARAMETERS = {
  maxMonthlyCost: {
    schema: z.optional(limitOf(MONTHLY_COST_LIMIT_DOLLARS)),
    text: 'Highest cost of a home in dollars per month: the mortgage payment, property tax and condominium fee, as far as they are known. It finds only homes for sale; a search for only leases ignores it.',
  },
  availableCash: {
    schema: z.optional(limitOf(PRICE_LIMIT_DOLLARS)),
    text: 'Cash in dollars for the costs at closing: land transfer tax, the sales tax on an insurance premium and, from the rest, the down payment. Homes whose minimum down payment it does not cover are left out. Without it, the down payment is a fifth of the price. It finds only homes for sale; a search for only leases ignores it.',
  },
  mortgageRate: {
    schema: z.optional(decimal(0, 25)),
    text: 'Mortgage rate in percent per year, used to calculate monthly costs; 5 when left out.',
  },
  amortizationYears: {
    schema: z.optional(wholeNumber(1, 40)),
    text: 'Years until the mortgage is paid off, used to calculate monthly costs; 25 when left out.',
  },
} as const satisfies Readonly<Record<string, SearchParameter>>;
