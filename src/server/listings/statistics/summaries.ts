import { median } from './median.ts';

/** How numbers are made into one. */
export type SummaryName = 'avg' | 'med' | 'sum' | 'min' | 'max' | 'sd' | 'pct';

/** The summaries that stay safe when each number stands among others that are added up with it. */
export const ADDITIVE: ReadonlySet<SummaryName> = new Set(['avg', 'sum', 'pct']);

function sum(values: Float64Array): number {
  let total = 0;
  for (let at = 0; at < values.length; at += 1) total += values[at] ?? 0;
  return total;
}

const average = (values: Float64Array) => sum(values) / values.length;

/** Of the whole group, not of a sample from it. */
function standardDeviation(values: Float64Array): number {
  const mean = average(values);
  return Math.sqrt(average(values.map((value) => (value - mean) ** 2)));
}

const SUMMARIES: Readonly<Record<SummaryName, (values: Float64Array) => number>> = {
  avg: average,
  med: median,
  sum,
  min: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
  max: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  sd: standardDeviation,
  pct: (values) => 100 * average(values),
};

/** One number for many, to the hundredth; null for none. The many may be put into another order. */
export function summarise(values: Float64Array, summary: SummaryName): number | null {
  if (values.length === 0) return null;
  return Math.round(SUMMARIES[summary](values) * 100) / 100;
}
