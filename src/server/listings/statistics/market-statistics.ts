import type { ListingFilter } from '#src/contract/listing-search.ts';
import type { AggregatePath, StatisticCode, StatisticPeriod } from '#src/contract/statistics.ts';
import { remembered } from '#src/lib/remembered.ts';
import { type Grouping, grouped, groupingBy, groupsOf } from './groups.ts';
import { type Days, periodSplitter, type PeriodSplitter } from './period-splits.ts';
import { dayOf, type Span } from './periods.ts';
import { type Part, partOf } from './plan.ts';
import { groupRows, oneGroup, rowGroups, type RowGroups, type Rows } from './rows.ts';
import type { Samples } from './samples.ts';
import { ADDITIVE, summarise } from './summaries.ts';

export type StatisticsRequest = {
  readonly filter: ListingFilter;
  readonly codes: readonly StatisticCode[];
  readonly periods: readonly StatisticPeriod[];
  /** Each statistic is given for every value of these too. */
  readonly paths: readonly AggregatePath[];
};

type Tree = { [name: string]: unknown };

const NO_ROWS: Rows = new Int32Array();

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
function groupedSummaries(part: Part, { samples, groupings }: Ground, groups: RowGroups): Tree[] {
  const trees = summariesOf(part, samples, groups);
  if (groupings.length === 0) return trees;
  const members = groupRows(groups);
  return trees.map((tree, group) => ({
    ...tree,
    aggregates: grouped(members[group] ?? NO_ROWS, groupings, (values) =>
      summariesOf(part, samples, values),
    ),
  }));
}

function isBySale({ date }: Part, { status }: ListingFilter): boolean {
  return date === 'sold' || (date === 'either' && !status.includes('A'));
}

/** The asked days, or as far as the listings reach where none were asked for. */
function spanOf(reach: Span, filter: ListingFilter, days: Days): Span | undefined {
  const asked =
    days === 'soldDay'
      ? [filter.minSoldDate, filter.maxSoldDate]
      : [filter.minListDate, filter.maxListDate];
  const [from, to] = asked;
  const first = from ? dayOf(from) : reach.first;
  const last = to ? dayOf(to) : Math.max(reach.last, from ? first : reach.last);
  return Number.isFinite(first) && Number.isFinite(last) ? { first, last } : undefined;
}

function byPeriod(part: Part, ground: Ground, counted: Rows, request: StatisticsRequest) {
  if (request.periods.length === 0) return {};
  const days = isBySale(part, request.filter) ? 'soldDay' : 'listDay';
  const { reach, splitInto } = ground.splitter(days);
  const span = spanOf(reach(counted), request.filter, days);
  if (!span) return {};
  const splits: Tree = {};
  for (const period of request.periods) {
    const split = splitInto(period, span);
    const summaries = groupedSummaries(part, ground, split.groupsOf(counted));
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

/** Works the asked statistics out of the samples, in the shape of the contract's `Statistics`. */
export function marketStatistics(samples: Samples, request: StatisticsRequest): Tree {
  const groupings = request.paths.map((path) => groupingBy(samples, path));
  const splitter = remembered((days: Days) => periodSplitter(samples, days));
  const ground = { samples, groupings, splitter };
  const statistics: Tree = {};
  for (const code of request.codes) {
    const part = partOf(code);
    const counted = part.counted(samples);
    const [whole] = groupedSummaries(part, ground, oneGroup(counted, samples.count));
    statistics[part.statistic] = merged(statistics[part.statistic], {
      ...whole,
      ...byPeriod(part, ground, counted, request),
    });
  }
  return statistics;
}

/** What the codes make of the samples of each group, by the group's number. */
export function statisticsByGroup(
  samples: Samples,
  codes: readonly StatisticCode[],
  grouping: Grouping,
): Tree[] {
  const statistics: Tree[] = grouping.places.map(() => ({}));
  for (const code of codes) {
    const part = partOf(code);
    const summaries = summariesOf(part, samples, groupsOf(part.counted(samples), grouping));
    for (const [group, tree] of statistics.entries()) {
      tree[part.statistic] = merged(tree[part.statistic], summaries[group] ?? {});
    }
  }
  return statistics;
}
