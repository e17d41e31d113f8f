import type { Clock } from '#src/lib/clock.ts';

/** Errors in a row, within the window, after which a source counts as not answering. */
const MAX_TILE_ERRORS = 4;
export const ERROR_WINDOW_MS = 10_000;
/** How long a style or an archive may take to show its head. */
export const OPENING_LIMIT_MS = 8000;

/** Counts what a remote source of tiles does. */
export type SourceHealth = {
  /** Notes a tile that came; all errors before it are forgiven. */
  onSuccess(): void;
  /** Notes a tile that did not come; tells whether the source has now failed. */
  hasGivenUp(): boolean;
};

/** A source has failed after four tile errors within ten seconds without a tile between them. */
export function sourceHealth(clock: Clock): SourceHealth {
  let errorTimesMs: number[] = [];
  return {
    onSuccess() {
      errorTimesMs = [];
    },
    hasGivenUp() {
      const nowMs = clock.now().getTime();
      errorTimesMs = [...errorTimesMs.filter((ms) => nowMs - ms < ERROR_WINDOW_MS), nowMs];
      return errorTimesMs.length >= MAX_TILE_ERRORS;
    },
  };
}
