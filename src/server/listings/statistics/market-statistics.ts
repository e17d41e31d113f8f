import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { AggregatePath } from '#src/contract/listings/statistics/aggregate-paths.ts';
import type {
  StatisticCode,
  StatisticPeriod,
} from '#src/contract/listings/statistics/statistics.ts';
import { memoize } from '#src/lib/memoize.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import { limitNumbers, type StatisticSize } from './cost.ts';
import { type Grouping, summariesByGroup, groupingsBy, groupsOf } from './groups.ts';
import { type Days, periodSplitter, type PeriodSplitter } from './period-splits.ts';
import { dayOf, type DaySpan, splitPeriods } from './periods.ts';
import { type Part, partsOf } from './plan.ts';
import {
  allRows,
  groupRows,
  oneGroup,
  type RowGroups,
  type RowNumbers,
  rowsWithin,
} from './rows.ts';
import type { ListingStatistics } from './reply-shapes.ts';
import type { Samples } from './facts/samples.ts';
import { countedSizes, summaryTrees, type Tree } from './summaries/summary-trees.ts';
import { undatedSales, withUndated } from './pooling/undated-sales.ts';

type StatisticsRequest = {
  readonly filter: ListingFilter;
  readonly codes: readonly StatisticCode[];
  readonly periods: readonly StatisticPeriod[];
  /** Each statistic is also given for every value of these. */
  readonly paths: readonly AggregatePath[];
  /** YYYY-MM-DD: a period that has not ended is partial. */
  readonly today: string;
};

const NO_ROWS: RowNumbers = new Int32Array();

type Ground = {
  readonly samples: Samples;
  readonly groupings: readonly Grouping[];
  readonly splitter: (days: Days) => PeriodSplitter;
};

/** Groups of rows, and whether each covers a month or less. */
type Buckets = { readonly groups: RowGroups; readonly isShort: boolean };

/** The figures of a part for each bucket, and for the values of each grouping there. */
async function groupedSummaries(
  part: Part,
  { samples, groupings }: Ground,
  { groups, isShort }: Buckets,
): Promise<Tree[]> {
  const trees = summaryTrees(part, samples, groups, isShort);
  if (groupings.length === 0) return trees;
  const members = groupRows(groups);
  for (const [group, tree] of trees.entries()) {
    if (tree['withheld']) continue;
    tree['aggregates'] = await summariesByGroup(members[group] ?? NO_ROWS, groupings, {
      summarise: (values) => summaryTrees(part, samples, values, isShort),
      sizesOf: (values) => countedSizes(samples, values),
    });
  }
  return trees;
}

/** Adds the rows of waiting sales, which have no value to be counted by. */
function withWaiting(countedRows: RowNumbers, { parts, count }: Samples): RowNumbers {
  if (parts.late === count) return countedRows;
  const datedRows = rowsWithin(oneGroup(countedRows, count), { before: parts.late }).rows;
  const rows = new Int32Array(datedRows.length + count - parts.late);
  rows.set(datedRows);
  rows.set(allRows(count).subarray(parts.late), datedRows.length);
  return rows;
}

function isBySale({ date }: Part, { status }: ListingFilter): boolean {
  return date === 'sold' || (date === 'either' && !status.includes('A'));
}

function boundsOf(filter: ListingFilter, days: Days) {
  return days === 'soldDay'
    ? ([filter.minSoldDate, filter.maxSoldDate] as const)
    : ([filter.minListDate, filter.maxListDate] as const);
}

/** The requested days; without a request, the days that the listings reach over. */
function spanOf(reach: DaySpan, filter: ListingFilter, days: Days): DaySpan | undefined {
  const [from, to] = boundsOf(filter, days);
  const first = from ? dayOf(from) : reach.first;
  const last = to ? dayOf(to) : Math.max(reach.last, from ? first : reach.last);
  return Number.isFinite(first) && Number.isFinite(last) ? { first, last } : undefined;
}

/** A month and a part of the next have at most this many days. */
const SHORT_DAYS = 31;

const isShortSpan = (span: DaySpan | undefined) =>
  span !== undefined && span.last - span.first < SHORT_DAYS;

/** The kind of days a part is split by, and their span. */
function splitDays(
  part: Part,
  { splitter }: Ground,
  rows: RowNumbers,
  { filter }: StatisticsRequest,
) {
  const days: Days = isBySale(part, filter) ? 'soldDay' : 'listDay';
  return { days, span: spanOf(splitter(days).reach(rows), filter, days) };
}

/** Whether the requested days cut a period, or it is still running. */
function isPartial({ first, last }: DaySpan, days: Days, { filter, today }: StatisticsRequest) {
  const [from, to] = boundsOf(filter, days);
  const isCut = (from && first < dayOf(from)) || (to && last > dayOf(to));
  return isCut || last >= dayOf(today);
}

async function byPeriod(part: Part, ground: Ground, rows: RowNumbers, request: StatisticsRequest) {
  if (request.periods.length === 0) return {};
  const { days, span } = splitDays(part, ground, rows, request);
  if (!span) return {};
  const splits: Tree = {};
  for (const period of request.periods) {
    await pauseWork();
    const split = ground.splitter(days).splitInto(period, span);
    const groups = split.groupsOf(rows);
    const buckets = { groups, isShort: split.name !== 'yr' };
    const summaries = await groupedSummaries(part, ground, buckets);
    const undatedCounts =
      days === 'soldDay' ? undatedSales(ground.samples, rows, split) : undefined;
    const byKey: Tree = {};
    for (const [place, { key, first, last }] of split.periods.entries()) {
      const tree = withUndated(part, summaries[place] ?? {}, undatedCounts?.[place] ?? 0);
      byKey[key] = isPartial({ first, last }, days, request) ? { ...tree, partial: true } : tree;
    }
    splits[split.name] = byKey;
  }
  return splits;
}

/** The number of numbers requested of a part. */
function sizeOf(
  part: Part,
  ground: Ground,
  rows: RowNumbers,
  request: StatisticsRequest,
): StatisticSize {
  const { span } = splitDays(part, ground, rows, request);
  const spans = span
    ? request.periods.reduce((sum, period) => sum + splitPeriods(period, span).periods.length, 0)
    : 0;
  return { numbers: part.outputs.length + 1, spans };
}

/**
 * Computes the requested statistics from the samples, in the shape of the contract's `Statistics`.
 *
 * @throws RefusedRequest 400 when more numbers are requested than one answer gives
 */
export async function marketStatistics(
  samples: Samples,
  request: StatisticsRequest,
): Promise<ListingStatistics> {
  const groupings = await groupingsBy(samples, request.paths);
  const splitter = memoize((days: Days) => periodSplitter(samples, days));
  const ground = { samples, groupings, splitter };
  const parts: { part: Part; rowNumbers: RowNumbers; size: StatisticSize }[] = [];
  for (const part of partsOf(request.codes)) {
    await pauseWork();
    const countedRows = withWaiting(part.rowsOf(samples), samples);
    parts.push({ part, rowNumbers: countedRows, size: sizeOf(part, ground, countedRows, request) });
  }
  limitNumbers(
    parts.map(({ size }) => size),
    groupings.reduce((sum, { places }) => sum + places.length, 0),
  );
  const statistics: Tree = {};
  for (const { part, rowNumbers: countedSamples } of parts) {
    await pauseWork();
    const buckets = {
      groups: oneGroup(countedSamples, samples.count),
      isShort: isShortSpan(splitDays(part, ground, countedSamples, request).span),
    };
    const [total] = await groupedSummaries(part, ground, buckets);
    statistics[part.statistic] = {
      ...total,
      ...(await byPeriod(part, ground, countedSamples, request)),
    };
  }
  // The names in the tree come from the codes, whose statistics the contract lists.
  return statistics as ListingStatistics;
}

/** The figures that the codes request for the samples of each group, by the group's number. */
export async function statisticsByGroup(
  samples: Samples,
  codes: readonly StatisticCode[],
  grouping: Grouping,
): Promise<Tree[]> {
  const statistics: Tree[] = grouping.places.map(() => ({}));
  for (const part of partsOf(codes)) {
    await pauseWork();
    const groups = groupsOf(part.rowsOf(samples), grouping);
    const summaries = summaryTrees(part, samples, groups, true);
    for (const [group, tree] of statistics.entries()) tree[part.statistic] = summaries[group] ?? {};
  }
  return statistics;
}
