import { medians } from './medians.ts';
import { isKnown, type RowGroups } from '../rows.ts';

/** The ways to summarize numbers in one. */
export type SummaryName = 'avg' | 'med' | 'sum' | 'min' | 'max' | 'sd' | 'pct';

/** The summaries that stay safe when each number is the average of numbers that are added up. */
export const ADDITIVE: ReadonlySet<SummaryName> = new Set(['avg', 'sum', 'pct']);

/** The sum and the count of the known values of each group. */
function totals(values: Float64Array, { rows, codes, count }: RowGroups) {
  const [sums, valueCounts] = [new Float64Array(count), new Int32Array(count)];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const code = codes[row] ?? -1;
    const value = values[row] ?? 0;
    if (code < 0 || !isKnown(value)) continue;
    sums[code] = (sums[code] ?? 0) + value;
    valueCounts[code] = (valueCounts[code] ?? 0) + 1;
  }
  return { sums, known: valueCounts };
}

function sums(values: Float64Array, groups: RowGroups): Float64Array {
  const { sums: groupSums, known: knownCounts } = totals(values, groups);
  return groupSums.map((sum, group) => (knownCounts[group] === 0 ? Number.NaN : sum));
}

function averages(values: Float64Array, groups: RowGroups): Float64Array {
  const { sums, known: knownCounts } = totals(values, groups);
  return sums.map((sum, group) => sum / (knownCounts[group] ?? 0));
}

/** The deviation of the whole group, not of a sample from it. */
function standardDeviations(values: Float64Array, groups: RowGroups): Float64Array {
  const means = averages(values, groups);
  const squares = values.map((value, row) => (value - (means[groups.codes[row] ?? -1] ?? 0)) ** 2);
  return averages(squares, groups).map(Math.sqrt);
}

/** The best known value of each group. */
function best(
  values: Float64Array,
  { rows, codes, count }: RowGroups,
  better: (one: number, other: number) => number,
): Float64Array {
  const extremes = new Float64Array(count).fill(Number.NaN);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const code = codes[row] ?? -1;
    const value = values[row] ?? 0;
    if (code < 0 || !isKnown(value)) continue;
    const extreme = extremes[code] ?? 0;
    extremes[code] = isKnown(extreme) ? better(extreme, value) : value;
  }
  return extremes;
}

type Summarise = (values: Float64Array, groups: RowGroups) => Float64Array;

const SUMMARIES: Readonly<Record<SummaryName, Summarise>> = {
  avg: averages,
  med: medians,
  sum: sums,
  min: (values, groups) => best(values, groups, Math.min),
  max: (values, groups) => best(values, groups, Math.max),
  sd: standardDeviations,
  pct: (values, groups) => averages(values, groups).map((share) => 100 * share),
};

/** One number for the known values of each group, to the hundredth; null for none. */
export function summarise(
  values: Float64Array,
  groups: RowGroups,
  summary: SummaryName,
): (number | null)[] {
  const figures: (number | null)[] = [];
  for (const value of SUMMARIES[summary](values, groups)) {
    figures.push(isKnown(value) ? Math.round(value * 100) / 100 : null);
  }
  return figures;
}
