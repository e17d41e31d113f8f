import { percentiles } from '../support/timings.ts';

/**
 * The ways of timing questions. `first`: a question that is asked for the first time, with warm code.
 * `mixed`: repeated questions, each put to all engines in turns. `warm`: repeated questions, to one engine
 * after the other.
 */
export const WAYS_OF_TIMING = ['first', 'mixed', 'warm'] as const;
export type WayOfTiming = (typeof WAYS_OF_TIMING)[number];

/** The times of the questions of a class, milliseconds, by engine. */
export type ClassTimes = {
  readonly name: string;
  /** Number of questions; an engine that took too long has times of only the first ones. */
  readonly questions: number;
  readonly index: readonly number[];
  /** Times by the name of the anchor. */
  readonly anchors: ReadonlyMap<string, readonly number[]>;
};

export type Measurement = Readonly<Record<WayOfTiming, ClassTimes>>;

export const PERCENTILES = ['p50', 'p95'] as const;
export type Percentile = (typeof PERCENTILES)[number];

/**
 * The time of the fastest of some anchors as a multiple of the index's, over the questions that both have
 * answered; undefined if none of them answers the class.
 */
export function ratio(
  times: ClassTimes,
  names: readonly string[],
  percentile: Percentile,
): number | undefined {
  const ratios = names.flatMap((name) => {
    const theirs = times.anchors.get(name);
    if (!theirs?.length) return [];
    const both = Math.min(theirs.length, times.index.length);
    const [slow, fast] = [theirs, times.index].map((all) => percentiles(all.slice(0, both)));
    return slow && fast ? [slow[percentile] / fast[percentile]] : [];
  });
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}

/** For example `71x`, `8.4x`, `0.05x`. */
export function timesText(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value >= 10) return `${Math.round(value).toLocaleString('en-CA')}x`;
  return `${value.toFixed(value < 1 ? 2 : 1)}x`;
}
