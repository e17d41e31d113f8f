import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { Comparable } from './listing.ts';
import type { ListingParams } from './listing-query.ts';
import type { ListingValuationQuery, ValuationQuery } from './valuations.ts';

/** Why there is no value. */
const WITHHELD_REASONS = ['tooFewSales', 'optedOut', 'notValued'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** Which sales count: the public ones, or all for a signed-in viewer. */
const SALES_SEEN = ['public', 'all'] as const;

/** How far values were from the sold prices, when each home was valued without its own sale. */
export const ValuationAccuracy = z.object({
  /** Which sales were valued: those of the type in the city, of the type anywhere, or all. */
  scope: z.enum(['cityAndType', 'type', 'all']),
  /** The city of that scope; null for other scopes. */
  city: z.nullable(z.string()),
  testedSales: z.number(),
  /** Median of the absolute errors, percent of the sold price. */
  medianErrorPercent: z.number(),
  /** Share of the sold prices within the range, percent. */
  insideRangePercent: z.number(),
});
export type ValuationAccuracy = z.infer<typeof ValuationAccuracy>;

export const ValuedComparable = z.extend(Comparable, {
  distance: z.number(),
  /** The sold price adjusted to the size and rooms of the valued home, dollars. */
  adjustedPrice: z.number(),
});
export type ValuedComparable = z.infer<typeof ValuedComparable>;

const Estimate = z.object({
  kind: z.literal('estimate'),
  sales: z.enum(SALES_SEEN),
  /** Dollars; the range is from `low` to `high`. */
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** Number of sales the value is based on. */
  salesCount: z.number(),
  /** Kilometres around the home in which the sales lie. */
  radius: z.number(),
  /** The first day of the search for sales, YYYY-MM-DD. */
  since: z.string(),
  /** Null where too few sales could be tested. */
  accuracy: z.nullable(ValuationAccuracy),
  /** The sales with the most weight, the heaviest first. */
  comparables: z.array(ValuedComparable),
});

const WithheldValuation = z.object({
  kind: z.literal('withheld'),
  reason: z.enum(WITHHELD_REASONS),
  sales: z.enum(SALES_SEEN),
});

/** A computed value of a home, or why there is none. */
export const Valuation = z.union([Estimate, WithheldValuation]);
export type Valuation = z.infer<typeof Valuation>;
export type ValuationEstimate = z.infer<typeof Estimate>;

export const getValuationCall: ClientCall<typeof Valuation, { query: typeof ValuationQuery }> = {
  method: 'GET',
  path: '/api/realty/valuations',
  reply: Valuation,
};

export const getListingValuationCall: ClientCall<
  typeof Valuation,
  { params: typeof ListingParams; query: typeof ListingValuationQuery }
> = {
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber/valuation',
  reply: Valuation,
};
