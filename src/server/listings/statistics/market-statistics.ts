import type { ListingFilter } from '#src/contract/listing-search.ts';
import type { AggregatePath, StatisticCode, StatisticPeriod } from '#src/contract/statistics.ts';
import { grouped } from './groups.ts';
import { dayOf, type Span, splitPeriods } from './periods.ts';
import { type Part, partOf } from './plan.ts';
import type { Measure, Sample } from './sample.ts';
import { ADDITIVE, summarise } from './summaries.ts';

export type StatisticsRequest = {
  readonly filter: ListingFilter;
  readonly codes: readonly StatisticCode[];
  readonly periods: readonly StatisticPeriod[];
  /** Each statistic is given for every value of these too. */
  readonly paths: readonly AggregatePath[];
};

/** Loops, here and below, as a large city has a hundred thousand sales. */
function measured(samples: readonly Sample[], measure: Measure): number[] {
  const values: number[] = [];
  for (const sample of samples) {
    const value = sample.measure(measure);
    if (value !== null) values.push(value);
  }
  return values;
}

function summaryOf(part: Part, samples: readonly Sample[]) {
  const counted = samples.filter(part.counts);
  const outputs = part.outputs.map(({ key, measure, summary }) => {
    const seen = ADDITIVE.has(summary) ? counted : counted.filter(({ isPooled }) => !isPooled);
    return [key, summarise(measured(seen, measure), summary)];
  });
  return { count: counted.length, ...Object.fromEntries(outputs) };
}

function groupedSummary(part: Part, samples: readonly Sample[], paths: readonly AggregatePath[]) {
  const summary = summaryOf(part, samples);
  if (paths.length === 0) return summary;
  const counted = samples.filter(part.counts);
  const by = { paths, factsOf: ({ facts }: Sample) => facts };
  return { ...summary, aggregates: grouped(counted, by, (members) => summaryOf(part, members)) };
}

function dayReader({ date }: Part, { status }: ListingFilter) {
  const isSold = date === 'sold' || (date === 'either' && !status.includes('A'));
  return {
    isSold,
    dayOfSample: ({ facts }: Sample) => {
      const day = isSold ? facts.soldDay : facts.listDay;
      return typeof day === 'number' ? day : null;
    },
  };
}

/** The asked days, or as far as the listings reach where none were asked for. */
function spanOf(days: readonly number[], filter: ListingFilter, isSold: boolean): Span | undefined {
  const first = isSold ? filter.minSoldDate : filter.minListDate;
  const last = isSold ? filter.maxSoldDate : filter.maxListDate;
  const from = first ? dayOf(first) : days.reduce((a, b) => Math.min(a, b), Infinity);
  const reached = days.reduce((a, b) => Math.max(a, b), -Infinity);
  const to = last ? dayOf(last) : Math.max(reached, first ? from : reached);
  return Number.isFinite(from) && Number.isFinite(to) ? { first: from, last: to } : undefined;
}

type Dated = { readonly sample: Sample; readonly day: number };

function datedSamples(
  samples: readonly Sample[],
  part: Part,
  dayOfSample: (sample: Sample) => number | null,
): Dated[] {
  const dated: Dated[] = [];
  for (const sample of samples) {
    const day = part.counts(sample) ? dayOfSample(sample) : null;
    if (day !== null) dated.push({ sample, day });
  }
  return dated;
}

function byPeriod(part: Part, samples: readonly Sample[], request: StatisticsRequest) {
  const { isSold, dayOfSample } = dayReader(part, request.filter);
  const dated = datedSamples(samples, part, dayOfSample);
  const span = spanOf(
    dated.map(({ day }) => day),
    request.filter,
    isSold,
  );
  if (!span) return {};
  const splits = request.periods.map((period) => {
    const { name, isWholeMonths, keys, keyOf } = splitPeriods(period, span);
    const buckets = new Map<string, Sample[]>(keys.map((key) => [key, []]));
    for (const { sample, day } of dated) {
      if (isWholeMonths || sample.hasDays) buckets.get(keyOf(day))?.push(sample);
    }
    const summaries = [...buckets].map(([key, members]) => [
      key,
      groupedSummary(part, members, request.paths),
    ]);
    return [name, Object.fromEntries(summaries)];
  });
  return Object.fromEntries(splits);
}

type Tree = { [name: string]: unknown };

/** Two codes of one statistic, such as avg- and med-soldPrice, stand in one object at every level. */
function merged(into: unknown, from: Tree): Tree {
  const tree: Tree = { ...(into as Tree | undefined) };
  for (const [name, value] of Object.entries(from)) {
    const isTree = value !== null && typeof value === 'object';
    tree[name] = isTree && Object.hasOwn(tree, name) ? merged(tree[name], value as Tree) : value;
  }
  return tree;
}

/** Works the asked statistics out of the samples, in the shape of the contract's `Statistics`. */
export function marketStatistics(samples: readonly Sample[], request: StatisticsRequest): Tree {
  const statistics: Tree = {};
  for (const code of request.codes) {
    const part = partOf(code);
    statistics[part.statistic] = merged(statistics[part.statistic], {
      ...groupedSummary(part, samples, request.paths),
      ...byPeriod(part, samples, request),
    });
  }
  return statistics;
}
