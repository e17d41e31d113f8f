import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { Statistics } from '#src/contract/listings/statistics/statistics-reply.ts';
import { success } from '#src/lib/outcome.ts';
import { monthsBefore } from './months.ts';
import type { TrendPlace } from './trend-place.ts';
import {
  monthFigures,
  type PlaceTrends,
  placeTrends,
  type SmallTrend,
  windowStart,
} from './trends.ts';
import { DEFAULT_BEDS, type TrendsRequest } from './trends-request.ts';

const SALE_STATISTICS = [
  'avg-soldPrice',
  'avg-listPrice',
  'cnt-closed',
  'pct-aboveBelowList',
  'avg-daysOnMarket',
  'grp-mth',
] as const;

type Sales = {
  readonly place: TrendPlace;
  readonly maxBeds: number;
  readonly statistics: readonly (typeof SALE_STATISTICS)[number][];
  /** Whether the figures are given for each type of home, too. */
  readonly hasTypes: boolean;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to?: string;
  readonly signal?: AbortSignal | undefined;
};

/** The statistics of the sales of a place (specification, market stats call). */
async function saleStatistics(
  call: MakeCall,
  { place, maxBeds, statistics, hasTypes, from, to, signal }: Sales,
): Promise<CallOutcome<Partial<Statistics>>> {
  const { state, citySlug, neighborhoodSlug } = place;
  const outcome = await call(searchListingsCall, {
    query: {
      state: [state],
      city: [citySlug],
      ...(neighborhoodSlug ? { neighborhood: [neighborhoodSlug] } : {}),
      type: ['sale'],
      maxBedrooms: maxBeds,
      status: ['U'],
      lastStatus: ['Sld'],
      minSoldDate: from,
      ...(to ? { maxSoldDate: to } : {}),
      ...(hasTypes
        ? { aggregates: ['details.propertyType'] as const, aggregateStatistics: true }
        : {}),
      statistics: [...statistics],
      listings: false,
    },
    signal,
  });
  return outcome.ok ? success(outcome.value.statistics ?? {}) : outcome;
}

type LoadOptions = { readonly today: string; readonly signal?: AbortSignal | undefined };

async function trendsOfPlace(
  call: MakeCall,
  { place, maxBeds, isOlder }: Omit<TrendsRequest, 'places'> & { readonly place: TrendPlace },
  { today, signal }: LoadOptions,
): Promise<CallOutcome<PlaceTrends>> {
  const from = windowStart(today, isOlder);
  // The month before the running one, a year earlier.
  const before = monthsBefore(today.slice(0, 7), 13);
  const nextMonth = Date.parse(`${monthsBefore(before, -1)}-01`);
  const lastDay = new Date(nextMonth - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const sales = { place, maxBeds, statistics: SALE_STATISTICS, signal };
  const [shownMonths, yearBefore] = await Promise.all([
    saleStatistics(call, { ...sales, hasTypes: true, from }),
    saleStatistics(call, { ...sales, hasTypes: false, from: `${before}-01`, to: lastDay }),
  ]);
  if (!shownMonths.ok) return shownMonths;
  return success({
    ...placeTrends(shownMonths.value, { place, from, today }),
    yearAgo: yearBefore.ok ? monthFigures(yearBefore.value, before, today) : null,
  });
}

/** The market of every place of a request; fails as the first place that fails. */
export async function loadTrends(
  call: MakeCall,
  { places, ...choice }: TrendsRequest,
  request: LoadOptions,
): Promise<CallOutcome<readonly PlaceTrends[]>> {
  const outcomes = await Promise.all(
    places.map((place) => trendsOfPlace(call, { ...choice, place }, request)),
  );
  const failure = outcomes.find((outcome) => !outcome.ok);
  if (failure) return failure;
  return success(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])));
}

/** The initial market of a place's trends page, for a page about something else. */
export async function loadSmallTrend(
  call: MakeCall,
  place: TrendPlace,
  today: string,
): Promise<SmallTrend | undefined> {
  const from = windowStart(today, false);
  const statistics = ['avg-soldPrice', 'cnt-closed', 'avg-daysOnMarket', 'grp-mth'] as const;
  const reply = await saleStatistics(call, {
    place,
    maxBeds: DEFAULT_BEDS,
    statistics,
    hasTypes: false,
    from,
  });
  if (!reply.ok) return undefined;
  const { window, total, months } = placeTrends(reply.value, { place, from, today });
  return { place, window, total, months };
}

/** How long homes of a place were for sale before they sold, on average, and of how many sales that is. */
export type UsualDays = Pick<SmallTrend, 'place' | 'window'> & {
  readonly averageDays: number;
  readonly sold: number;
};

/** The average days on the market in the sales of a market; undefined where there are too few. */
export function usualDaysOf({ place, window, total }: SaleTotals): UsualDays | undefined {
  const { averageDays, sold } = total;
  return averageDays === null || sold === null ? undefined : { place, window, averageDays, sold };
}

/** The total sales of a place. */
export type SaleTotals = Pick<SmallTrend, 'place' | 'window' | 'total'>;

/** The total sales of a place, in a request of their own; undefined where they cannot be had. */
export async function loadSaleTotals(
  call: MakeCall,
  place: TrendPlace,
  today: string,
): Promise<SaleTotals | undefined> {
  const from = windowStart(today, false);
  const reply = await saleStatistics(call, {
    place,
    maxBeds: DEFAULT_BEDS,
    statistics: ['avg-soldPrice', 'cnt-closed', 'avg-daysOnMarket'],
    hasTypes: false,
    from,
  });
  if (!reply.ok) return undefined;
  const { window, total } = placeTrends(reply.value, { place, from, today });
  return { place, window, total };
}
