import { lastCompleteMonth, type MonthFigures, type PlaceTrends } from './trends.ts';

/** How one figure became another. */
export type Change = {
  readonly direction: 'up' | 'down' | 'steady';
  readonly from: number;
  readonly to: number;
};

/** A month compared with the month before. Null where a figure of either is withheld. */
export type MonthChange = {
  readonly price: Change | null;
  readonly sold: Change | null;
  readonly days: Change | null;
  readonly above: Change | null;
};

/** The latest month of a market, for its overview. */
export type Insights = {
  readonly latest: MonthFigures;
  readonly sinceLastMonth: MonthChange;
  readonly sinceLastYear: MonthChange;
  /** The month of the window with the most sales; null unless one has more than all others. */
  readonly busiest: MonthFigures | null;
};

/** Changes below this count as none: parts of one for prices and sales, days, points of a percentage. */
const STEADY = { price: 0.01, sold: 0.05, days: 1, above: 2 } as const;

function change(
  from: number | null | undefined,
  to: number | null,
  steadyWithin: (from: number) => number,
): Change | null {
  if (from === null || from === undefined || to === null) return null;
  const isSteady = Math.abs(to - from) < steadyWithin(from);
  return { direction: isSteady ? 'steady' : to > from ? 'up' : 'down', from, to };
}

function monthChange(before: MonthFigures | null | undefined, latest: MonthFigures): MonthChange {
  return {
    price: change(
      before?.averagePriceDollars,
      latest.averagePriceDollars,
      (from) => from * STEADY.price,
    ),
    sold: change(before?.sold, latest.sold, (from) => from * STEADY.sold),
    days: change(before?.averageDays, latest.averageDays, () => STEADY.days),
    above: change(before?.abovePercent, latest.abovePercent, () => STEADY.above),
  };
}

function busiestOf(months: readonly MonthFigures[]): MonthFigures | null {
  const [first, second] = months
    .filter(({ isPartial }) => !isPartial)
    .toSorted((a, b) => (b.sold ?? 0) - (a.sold ?? 0));
  const isAlone = (first?.sold ?? 0) > (second?.sold ?? 0);
  return first && second && isAlone ? first : null;
}

/** The insights of the latest whole month; undefined where there is none. */
export function insightsOf({ months, yearAgo }: PlaceTrends): Insights | undefined {
  const latest = lastCompleteMonth(months);
  if (!latest) return undefined;
  return {
    latest,
    sinceLastMonth: monthChange(months[months.indexOf(latest) - 1], latest),
    sinceLastYear: monthChange(yearAgo, latest),
    busiest: busiestOf(months),
  };
}
