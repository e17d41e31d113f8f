import { RefusedRequest } from '#src/contract/problem.ts';
import { thousands } from '#src/lib/text/thousands.ts';

/** The most numbers in one answer: some two megabytes, computed in half a second. */
const NUMBER_LIMIT = 50_000;

/** The number of numbers requested of one statistic. */
export type StatisticSize = {
  /** Numbers for each group, including its count. */
  readonly numbers: number;
  /** Spans of time it is split into, all periods together. */
  readonly spans: number;
};

/**
 * Refuses a request for too many numbers: each statistic counts as a whole and for every span of time, and
 * each of these once for every group.
 *
 * @param groups number of values of all fields that statistics are also given for
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
        `asks for up to ${thousands(numberCount)} numbers, but at most ${thousands(NUMBER_LIMIT)} are returned at once: ` +
        'request fewer statistics, longer periods, a shorter time span or fewer aggregates',
    },
  ]);
}
