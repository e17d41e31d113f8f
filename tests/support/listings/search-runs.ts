/**
 * The share of its searches that a test makes in `npm test`; SEARCH_RUNS=1 makes all, 10 makes ten times as
 * many.
 */
const SHARE = Number(process.env['SEARCH_RUNS'] ?? 0.4);

/** Number of random searches for a test that makes `thoroughCount` in a thorough run. */
export function searchRuns(thoroughCount: number): number {
  return Math.ceil(thoroughCount * SHARE);
}
