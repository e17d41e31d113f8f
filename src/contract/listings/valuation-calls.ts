import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { Comparable } from './listing.ts';
import type { ListingParams } from './listing-query.ts';
import type { ListingValuationQuery, ValuationQuery } from './valuations.ts';

/** Why no value is given. */
const WITHHELD_REASONS = ['tooFewSales', 'optedOut', 'notValued'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** Which sales count: those that everyone may see, or for a signed-in viewer all. */
const SALES_SEEN = ['public', 'all'] as const;

/** How far values were from what homes sold for, when each was valued without its own sale. */
export const ValuationAccuracy = z.object({
  /** Whose sales were valued: those of the type in the city, of the type anywhere, or all. */
  scope: z.enum(['cityAndType', 'type', 'all']),
  /** The city of that scope; null for another one. */
  city: z.nullable(z.string()),
  testedSales: z.number(),
  /** Median of the absolute errors, percent of the sold price. */
  medianErrorPercent: z.number(),
  /** How many of the sold prices lay within the range, percent. */
  insideRangePercent: z.number(),
});
export type ValuationAccuracy = z.infer<typeof ValuationAccuracy>;

export const ValuedComparable = z.extend(Comparable, {
  distance: z.number(),
  /** The sold price brought to the size and rooms of the valued home, dollars. */
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
  /** How many sales the value comes from. */
  salesCount: z.number(),
  /** Kilometres around the home in which they lie. */
  radius: z.number(),
  /** The day they were looked for from, YYYY-MM-DD. */
  since: z.string(),
  /** Null where too few sales could be tested. */
  accuracy: z.nullable(ValuationAccuracy),
  /** Those that count most, the first most of all. */
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
