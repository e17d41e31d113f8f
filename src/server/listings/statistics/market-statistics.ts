import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { AggregatePath } from '#src/contract/listings/aggregate-paths.ts';
import type { StatisticCode, StatisticPeriod } from '#src/contract/listings/statistics.ts';
import { memoize } from '#src/lib/memoize.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import { limitNumbers, type StatisticSize } from './cost.ts';
import { type Grouping, grouped, groupingsBy, groupsOf } from './groups.ts';
import { type Days, periodSplitter, type PeriodSplitter } from './period-splits.ts';
import { dayOf, type DaySpan, splitPeriods } from './periods.ts';
import { type Part, partOf } from './plan.ts';
import { groupRows, oneGroup, rowGroups, type RowGroups, type RowNumbers } from './rows.ts';
import type { ListingStatistics } from './reply-shapes.ts';
import type { Samples } from './samples.ts';
import { ADDITIVE, summarise } from './summaries.ts';

type StatisticsRequest = {
  readonly filter: ListingFilter;
  readonly codes: readonly StatisticCode[];
  readonly periods: readonly StatisticPeriod[];
  /** Each statistic is given for every value of these too. */
  readonly paths: readonly AggregatePath[];
};

type Tree = { [name: string]: unknown };

const NO_ROWS: RowNumbers = new Int32Array();

/** The rows that may be seen by themselves; the others stand at the end. */
function seenGroups({ count, pooledFrom }: Samples, groups: RowGroups): RowGroups {
  if (pooledFrom === count) return groups;
  const pooled = groups.rows.findIndex((row) => row >= pooledFrom);
  if (pooled < 0) return groups;
  return rowGroups(groups.rows.subarray(0, pooled), groups.codes, groups.count);
}

/** What a part says of each group. */
function summariesOf({ outputs }: Part, samples: Samples, groups: RowGroups): Tree[] {
  const trees: Tree[] = Array.from(groups.sizes(), (count) => ({ count }));
  for (const { key, measure, summary } of outputs) {
    const seen = ADDITIVE.has(summary) ? groups : seenGroups(samples, groups);
    const numbers = summarise(samples.measure(measure), seen, summary);
    for (const [group, tree] of trees.entries()) tree[key] = numbers[group];
  }
  return trees;
}

type Ground = {
  readonly samples: Samples;
  readonly groupings: readonly Grouping[];
  readonly splitter: (days: Days) => PeriodSplitter;
};

/** What a part says of each group, and of the values of each grouping there. */
async function groupedSummaries(
  part: Part,
  { samples, groupings }: Ground,
  groups: RowGroups,
): Promise<Tree[]> {
  const trees = summariesOf(part, samples, groups);
  if (groupings.length === 0) return trees;
  const members = groupRows(groups);
  for (const [group, tree] of trees.entries()) {
    tree['aggregates'] = await grouped(members[group] ?? NO_ROWS, groupings, (values) =>
      summariesOf(part, samples, values),
    );
  }
  return trees;
}

function isBySale({ date }: Part, { status }: ListingFilter): boolean {
  return date === 'sold' || (date === 'either' && !status.includes('A'));
}

/** The asked days, or as far as the listings reach where none were asked for. */
function spanOf(reach: DaySpan, filter: ListingFilter, days: Days): DaySpan | undefined {
  const bounds =
    days === 'soldDay'
      ? [filter.minSoldDate, filter.maxSoldDate]
      : [filter.minListDate, filter.maxListDate];
  const [from, to] = bounds;
  const first = from ? dayOf(from) : reach.first;
  const last = to ? dayOf(to) : Math.max(reach.last, from ? first : reach.last);
  return Number.isFinite(first) && Number.isFinite(last) ? { first, last } : undefined;
}

/** The days a part is split by, and from which to which. */
function splitDays(
  part: Part,
  { splitter }: Ground,
  counted: RowNumbers,
  { filter }: StatisticsRequest,
) {
  const days: Days = isBySale(part, filter) ? 'soldDay' : 'listDay';
  return { days, span: spanOf(splitter(days).reach(counted), filter, days) };
}

async function byPeriod(
  part: Part,
  ground: Ground,
  counted: RowNumbers,
  request: StatisticsRequest,
) {
  if (request.periods.length === 0) return {};
  const { days, span } = splitDays(part, ground, counted, request);
  if (!span) return {};
  const splits: Tree = {};
  for (const period of request.periods) {
    await pauseWork();
    const split = ground.splitter(days).splitInto(period, span);
    const summaries = await groupedSummaries(part, ground, split.groupsOf(counted));
    const byKey: Tree = {};
    for (const [place, key] of split.keys.entries()) byKey[key] = summaries[place];
    splits[split.name] = byKey;
  }
  return splits;
}

/** Two codes of one statistic, such as avg- and med-soldPrice, stand in one object at every level. */
function merged(into: unknown, from: Tree): Tree {
  if (into === undefined) return from;
  const tree: Tree = { ...(into as Tree) };
  for (const [name, value] of Object.entries(from)) {
    const isTree = value !== null && typeof value === 'object';
    tree[name] = isTree && Object.hasOwn(tree, name) ? merged(tree[name], value as Tree) : value;
  }
  return tree;
}

/** How much a part is asked for. */
function sizeOf(
  part: Part,
  ground: Ground,
  counted: RowNumbers,
  request: StatisticsRequest,
): StatisticSize {
  const { span } = splitDays(part, ground, counted, request);
  const spans = span
    ? request.periods.reduce((sum, period) => sum + splitPeriods(period, span).periods.length, 0)
    : 0;
  return { numbers: part.outputs.length + 1, spans };
}

/**
 * Works the asked statistics out of the samples, in the shape of the contract's `Statistics`.
 *
 * @throws RefusedRequest 400 where more numbers are asked for than one answer gives
 */
export async function marketStatistics(
  samples: Samples,
  request: StatisticsRequest,
): Promise<ListingStatistics> {
  const groupings = await groupingsBy(samples, request.paths);
  const splitter = memoize((days: Days) => periodSplitter(samples, days));
  const ground = { samples, groupings, splitter };
  const parts: { part: Part; counted: RowNumbers; size: StatisticSize }[] = [];
  for (const part of request.codes.map(partOf)) {
    await pauseWork();
    const counted = part.counted(samples);
    parts.push({ part, counted, size: sizeOf(part, ground, counted, request) });
  }
  limitNumbers(
    parts.map(({ size }) => size),
    groupings.reduce((sum, { places }) => sum + places.length, 0),
  );
  const statistics: Tree = {};
  for (const { part, counted } of parts) {
    await pauseWork();
    const [whole] = await groupedSummaries(part, ground, oneGroup(counted, samples.count));
    statistics[part.statistic] = merged(statistics[part.statistic], {
      ...whole,
      ...(await byPeriod(part, ground, counted, request)),
    });
  }
  // The names a tree is made of are those of the codes, whose statistics the contract lists.
  return statistics as ListingStatistics;
}

/** What the codes make of the samples of each group, by the group's number. */
export async function statisticsByGroup(
  samples: Samples,
  codes: readonly StatisticCode[],
  grouping: Grouping,
): Promise<Tree[]> {
  const statistics: Tree[] = grouping.places.map(() => ({}));
  for (const code of codes) {
    await pauseWork();
    const part = partOf(code);
    const summaries = summariesOf(part, samples, groupsOf(part.counted(samples), grouping));
    for (const [group, tree] of statistics.entries()) {
      tree[part.statistic] = merged(tree[part.statistic], summaries[group] ?? {});
    }
  }
  return statistics;
}
