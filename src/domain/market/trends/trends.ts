import type {
  Statistic,
  Statistics,
  Summary,
} from '#src/contract/listings/statistics/statistics-reply.ts';
import { monthsBefore, monthsFrom } from './months.ts';
import type { TrendPlace } from './trend-place.ts';

/** Averages of fewer sales are withheld. */
const MIN_SALES = 5;

/** How far back sales are shown, and how far with older data; months before the running one. */
const RECENT_MONTHS = 6;
const OLDER_MONTHS = 24;

/** Figures of the sales of a period. Null where fewer than five, or where they may not be reported. */
export type SaleFigures = {
  /** Null while they are not counted yet. */
  readonly sold: number | null;
  readonly averagePriceDollars: number | null;
  /** The sum of all sold prices. */
  readonly volumeDollars: number | null;
  readonly averageDays: number | null;
  /** Shares of the sales above and below the asking price, percent. */
  readonly abovePercent: number | null;
  readonly belowPercent: number | null;
  /** Some sales are included only as averages of groups. */
  readonly isApproximate: boolean;
};

export type MonthFigures = SaleFigures & {
  /** YYYY-MM. */
  readonly month: string;
  /** The month is not over yet. */
  readonly isPartial: boolean;
};

export type TypeFigures = {
  readonly propertyType: string;
  readonly sold: number;
  readonly averagePriceDollars: number | null;
};

/** The market of a place over a window of time. */
export type PlaceTrends = {
  readonly place: TrendPlace;
  /** The first and the last day of it, YYYY-MM-DD. */
  readonly window: { readonly from: string; readonly to: string };
  readonly total: SaleFigures;
  /** Share of the asking price that sellers got, percent; null where it is not known. */
  readonly percentOfAsking: number | null;
  /** Every month of the window, the oldest first. */
  readonly months: readonly MonthFigures[];
  /** The types of home that were sold, the most frequent first. */
  readonly types: readonly TypeFigures[];
  /** The same month a year before the last whole month; null where it was not asked for. */
  readonly yearAgo: MonthFigures | null;
};

/** The part of a market that a page about something else shows. */
export type SmallTrend = Pick<PlaceTrends, 'place' | 'window' | 'total' | 'months'>;

/** The first day of the window that ends today. */
export function windowStart(today: string, isOlder: boolean): string {
  return `${monthsBefore(today.slice(0, 7), isOlder ? OLDER_MONTHS : RECENT_MONTHS)}-01`;
}

type AverageName = 'avg' | 'above' | 'below';

function figure(summary: Summary | undefined, name: AverageName = 'avg'): number | null {
  if (!summary || summary.withheld || (summary.count ?? 0) < MIN_SALES) return null;
  return summary[name] ?? null;
}

/** The summaries of the sales of the window, or of one month of it. */
function summariesOf(statistics: Partial<Statistics>, month?: string) {
  const of = (statistic: Statistic | undefined): Summary | undefined =>
    month === undefined ? statistic : statistic?.mth?.[month];
  return {
    price: of(statistics.soldPrice),
    asking: of(statistics.listPrice),
    days: of(statistics.daysOnMarket),
    closed: of(statistics.closed),
    list: of(statistics.aboveBelowList),
  };
}

function figuresOf(
  { price, days, closed: closedCounts, list }: ReturnType<typeof summariesOf>,
  isRunning: boolean,
): SaleFigures {
  const count = closedCounts?.count ?? 0;
  const averagePriceDollars = figure(price);
  return {
    sold: count === 0 && isRunning ? null : count,
    averagePriceDollars,
    volumeDollars: averagePriceDollars === null ? null : averagePriceDollars * (price?.count ?? 0),
    averageDays: figure(days),
    abovePercent: figure(list, 'above'),
    belowPercent: figure(list, 'below'),
    isApproximate: [price, days, closedCounts, list].some((summary) => summary?.approximate),
  };
}

function typesOf({ soldPrice }: Partial<Statistics>): TypeFigures[] {
  return Object.entries(soldPrice?.aggregates?.details?.propertyType ?? {})
    .map(([propertyType, summary]) => ({
      propertyType,
      sold: summary.count ?? 0,
      averagePriceDollars: figure(summary),
    }))
    .filter(({ sold }) => sold > 0)
    .toSorted((a, b) => b.sold - a.sold || a.propertyType.localeCompare(b.propertyType));
}

/** The figures of one month of a reply. */
export function monthFigures(
  statistics: Partial<Statistics>,
  month: string,
  today: string,
): MonthFigures {
  const isPartial = month === today.slice(0, 7);
  return { ...figuresOf(summariesOf(statistics, month), isPartial), month, isPartial };
}

/** The market of a place, from the statistics of its sales since a day. */
export function placeTrends(
  statistics: Partial<Statistics>,
  { place, from, today }: { place: TrendPlace; from: string; today: string },
): Omit<PlaceTrends, 'yearAgo'> {
  const summaries = summariesOf(statistics);
  const [price, asking] = [figure(summaries.price), figure(summaries.asking)];
  return {
    place,
    window: { from, to: today },
    total: figuresOf(summaries, false),
    percentOfAsking: price !== null && asking ? (price / asking) * 100 : null,
    months: monthsFrom(from.slice(0, 7), today.slice(0, 7)).map((month) =>
      monthFigures(statistics, month, today),
    ),
    types: typesOf(statistics),
  };
}

/** Whether a place has sales enough for averages that its boards show only to people who are signed in. */
export function areAveragesWithheld({ total }: PlaceTrends): boolean {
  return (total.sold ?? 0) >= MIN_SALES && total.averagePriceDollars === null;
}

/** The last month that is over; undefined where the window has none. */
export function lastCompleteMonth(months: readonly MonthFigures[]): MonthFigures | undefined {
  return months.findLast(({ isPartial }) => !isPartial);
}
