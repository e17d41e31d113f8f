import '../../jitless.ts';
import * as z from 'zod/mini';

/** One `value` for each value of each field, nested as the field's dotted path. */
export function groupsOf<Value extends z.ZodMiniType>(value: Value) {
  const byValue = z.optional(z.record(z.string(), value));
  return z.object({
    address: z.optional(
      z.object({
        city: byValue,
        area: byValue,
        district: byValue,
        neighborhood: byValue,
        state: byValue,
      }),
    ),
    details: z.optional(
      z.object({
        propertyType: byValue,
        style: byValue,
        numBedrooms: byValue,
        numBathrooms: byValue,
        numGarageSpaces: byValue,
        garage: byValue,
        basement: byValue,
      }),
    ),
    boardId: byValue,
    class: byValue,
    type: byValue,
    status: byValue,
    lastStatus: byValue,
    listPrice: z.optional(z.object({ sale: byValue, lease: byValue })),
  });
}

const amount = z.optional(z.nullable(z.number()));

const mark = z.optional(z.literal(true));

/** Null is "no listing has it"; amounts are dollars, days or square feet, shares are percent. */
const Summary = z.object({
  /** How many homes the figures cover. */
  count: z.optional(z.number()),
  /** The figures that cover another number of homes, with that number. */
  n: z.optional(z.record(z.string(), z.number())),
  /** Restricted sales are included, as averages of their groups. */
  approximate: mark,
  /** Its period is still running or not wholly asked for, or some of its sales are not counted yet. */
  partial: mark,
  /** The figures are withheld: they could be more than three percent from the truth. */
  withheld: mark,
  avg: amount,
  med: amount,
  sum: amount,
  min: amount,
  max: amount,
  sd: amount,
  above: amount,
  below: amount,
  avgPriceLow: amount,
  avgPriceHigh: amount,
  medPriceLow: amount,
  medPriceHigh: amount,
  minPriceLow: amount,
  minPriceHigh: amount,
  maxPriceLow: amount,
  maxPriceHigh: amount,
});
export type Summary = z.infer<typeof Summary>;

/** A figure of a summary, as opposed to a remark about it. */
export type FigureName = Exclude<
  keyof Summary,
  'count' | 'n' | 'approximate' | 'partial' | 'withheld'
>;

const GroupedSummary = z.extend(Summary, { aggregates: z.optional(groupsOf(Summary)) });
const byPeriod = z.optional(z.record(z.string(), GroupedSummary));

export const Statistic = z.extend(GroupedSummary, {
  day: byPeriod,
  mth: byPeriod,
  yr: byPeriod,
  'grp-7-days': byPeriod,
  'grp-30-days': byPeriod,
  'grp-60-days': byPeriod,
  'grp-90-days': byPeriod,
  'grp-180-days': byPeriod,
  'grp-365-days': byPeriod,
});
export type Statistic = z.infer<typeof Statistic>;

/** The statistics of a search; the range of the list price is present even when nothing was asked for. */
export const Statistics = z.object({
  listPrice: z.extend(Statistic, { min: z.nullable(z.number()), max: z.nullable(z.number()) }),
  soldPrice: z.optional(Statistic),
  daysOnMarket: z.optional(Statistic),
  new: z.optional(Statistic),
  closed: z.optional(Statistic),
  available: z.optional(Statistic),
  tax: z.optional(Statistic),
  sqft: z.optional(Statistic),
  maintenanceFee: z.optional(Statistic),
  maintenanceFeePerSqft: z.optional(Statistic),
  aboveBelowList: z.optional(Statistic),
});
export type Statistics = z.infer<typeof Statistics>;
