import { RefusedRequest } from '#src/contract/problem.ts';
import { thousands } from '#src/lib/text/thousands.ts';

/** Numbers that one answer may be asked for: some two megabytes of them, worked out in half a second. */
const NUMBER_LIMIT = 50_000;

/** How many numbers one statistic is asked for. */
export type StatisticSize = {
  /** Numbers of each group, its count among them. */
  readonly numbers: number;
  /** Spans of time it is split into, all periods together. */
  readonly spans: number;
};

/**
 * Refuses what would ask for too many numbers: each statistic as a whole and in every span of time,
 * and of each of these as many as there are groups.
 *
 * @param groups values of all fields that statistics are also given for
 * @throws RefusedRequest 400 naming the limit
 */
export function limitNumbers(statistics: readonly StatisticSize[], groups: number): void {
  const numberCount = statistics.reduce(
    (sum, { numbers, spans }) => sum + numbers * (1 + spans) * (1 + groups),
    0,
  );
  if (numberCount <= NUMBER_LIMIT) return;
  throw new RefusedRequest(400, [
    {
      param: 'statistics',
      msg:
        `asks for up to ${thousands(numberCount)} numbers, and at most ${thousands(NUMBER_LIMIT)} are given at once: ` +
        'name fewer statistics, longer periods, a shorter time or fewer aggregates',
    },
  ]);
}
