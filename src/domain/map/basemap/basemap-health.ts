import type { Clock } from '#src/lib/clock.ts';

/** Successive errors within the window after which a source counts as down. */
const MAX_TILE_ERRORS = 4;
export const ERROR_WINDOW_MS = 10_000;
/** How long a style or an archive may take to show its head. */
export const OPENING_LIMIT_MS = 8000;

/** Counts the successes and failures of a remote source of tiles. */
export type SourceHealth = {
  /** Notes a tile that loaded; it clears all errors before it. */
  onSuccess(): void;
  /** Notes a tile that did not load; returns whether the source has now failed. */
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
