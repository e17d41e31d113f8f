import { percentiles } from '../support/timings.ts';

/**
 * The ways in which questions are timed. `first`: a question that was never asked before, of warm code. `mixed`: asked
 * again, of all in turns, question by question. `warm`: asked again and again, of one after the other.
 */
export const WAYS_OF_TIMING = ['first', 'mixed', 'warm'] as const;
export type WayOfTiming = (typeof WAYS_OF_TIMING)[number];

/** The times of the questions of a class, milliseconds, by who answered them. */
export type ClassTimes = {
  readonly name: string;
  /** How many questions there are; whoever took too long has times of the first ones alone. */
  readonly questions: number;
  readonly index: readonly number[];
  /** By the name of the anchor. */
  readonly anchors: ReadonlyMap<string, readonly number[]>;
};

export type Measurement = Readonly<Record<WayOfTiming, ClassTimes>>;

export const PERCENTILES = ['p50', 'p95'] as const;
export type Percentile = (typeof PERCENTILES)[number];

/**
 * How many times as long as the index the fastest of some anchors takes, of the questions that both
 * have answered; undefined where none of them answers the class.
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

/** `71x`, `8.4x`, `0.05x`. */
export function timesText(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value >= 10) return `${Math.round(value).toLocaleString('en-CA')}x`;
  return `${value.toFixed(value < 1 ? 2 : 1)}x`;
}
