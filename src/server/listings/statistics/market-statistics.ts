import type { ListingFilter } from '#src/contract/listing-search.ts';
import type { AggregatePath, StatisticCode, StatisticPeriod } from '#src/contract/statistics.ts';
import { remembered } from '#src/lib/remembered.ts';
import { type Grouping, grouped, groupingBy } from './groups.ts';
import { type Days, periodSplitter, type PeriodSplitter } from './period-splits.ts';
import { dayOf, type Span } from './periods.ts';
import { type Part, partOf } from './plan.ts';
import { isKnown, type Rows, rowsByCode } from './rows.ts';
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

/** Where the values of a group lie while they are summarised: most groups are that small. */
const small = new Float64Array(4096);

/** A copy of the known values of some rows, to be used before the next is made. */
function valuesOf(values: Float64Array, rows: Rows): Float64Array {
  const known = rows.length <= small.length ? small : new Float64Array(rows.length);
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const value = values[rows[at] ?? 0] ?? 0;
    if (isKnown(value)) known[kept++] = value;
  }
  return known.subarray(0, kept);
}

/** The rows that may be seen by themselves; the others stand at the end. */
function seenRows({ count, pooledFrom }: Samples, rows: Rows): Rows {
  if (pooledFrom === count) return rows;
  const pooled = rows.findIndex((row) => row >= pooledFrom);
  return pooled < 0 ? rows : rows.subarray(0, pooled);
}

function summaryOf({ outputs }: Part, samples: Samples, rows: Rows): Tree {
  const tree: Tree = { count: rows.length };
  for (const { key, measure, summary } of outputs) {
    const seen = ADDITIVE.has(summary) ? rows : seenRows(samples, rows);
    tree[key] = summarise(valuesOf(samples.measure(measure), seen), summary);
  }
  return tree;
}

type Ground = {
  readonly samples: Samples;
  readonly groupings: readonly Grouping[];
  readonly splitter: (days: Days) => PeriodSplitter;
};

function groupedSummary(part: Part, { samples, groupings }: Ground, rows: Rows) {
  const summary = summaryOf(part, samples, rows);
  if (groupings.length === 0) return summary;
  const summarised = (members: Rows) => summaryOf(part, samples, members);
  return { ...summary, aggregates: grouped(rows, groupings, summarised) };
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
    const { name, keys, groups } = splitInto(period, span);
    const summaries: Tree = {};
    for (const [place, rows] of groups(counted).entries()) {
      summaries[keys[place] ?? ''] = groupedSummary(part, ground, rows);
    }
    splits[name] = summaries;
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
    statistics[part.statistic] = merged(statistics[part.statistic], {
      ...groupedSummary(part, ground, counted),
      ...byPeriod(part, ground, counted, request),
    });
  }
  return statistics;
}

/** What the codes make of the samples of each group, by the group's code. */
export function statisticsByGroup(
  samples: Samples,
  codes: readonly StatisticCode[],
  { codes: groupOf, places }: Grouping,
): Tree[] {
  const statistics: Tree[] = places.map(() => ({}));
  for (const code of codes) {
    const part = partOf(code);
    const groups = rowsByCode(part.counted(samples), groupOf, places.length);
    for (const [group, tree] of statistics.entries()) {
      const summary = summaryOf(part, samples, groups[group] ?? NO_ROWS);
      tree[part.statistic] = merged(tree[part.statistic], summary);
    }
  }
  return statistics;
}
