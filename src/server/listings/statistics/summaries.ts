/** How numbers are made into one. */
export type SummaryName = 'avg' | 'med' | 'sum' | 'min' | 'max' | 'sd' | 'pct';

/** The summaries that stay safe when each number stands among others that are added up with it. */
export const ADDITIVE: ReadonlySet<SummaryName> = new Set(['avg', 'sum', 'pct']);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]) => sum(values) / values.length;

/** The middle number, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Of the whole group, not of a sample from it. */
function standardDeviation(values: readonly number[]): number {
  const mean = average(values);
  return Math.sqrt(average(values.map((value) => (value - mean) ** 2)));
}

const SUMMARIES: Readonly<Record<SummaryName, (values: readonly number[]) => number>> = {
  avg: average,
  med: median,
  sum,
  min: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
  max: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  sd: standardDeviation,
  pct: (values) => 100 * average(values),
};

/** One number for many, to the hundredth; null for none. */
export function summarise(values: readonly number[], summary: SummaryName): number | null {
  if (values.length === 0) return null;
  return Math.round(SUMMARIES[summary](values) * 100) / 100;
}
