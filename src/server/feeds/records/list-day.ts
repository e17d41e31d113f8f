import { feedDay } from './feed-day.ts';

/** No board kept listings by computer before this year: feeds write earlier days for unknown ones. */
const FIRST_YEAR = 1950;
const DAY_MS = 86_400_000;

/** A home may be announced before it is for sale, but no board does so for a year. */
const FURTHEST_DAYS = 366;

/**
 * The first of some dates on which a home in a province can have been listed, neither long ago nor far
 * ahead.
 */
export function listDay(dates: readonly (string | null)[], state: string | null): string | null {
  const lastMs = Date.now() + FURTHEST_DAYS * DAY_MS;
  const isPossible = (date: string | null) => {
    const ms = Date.parse(date ?? '');
    return ms <= lastMs && new Date(ms).getUTCFullYear() >= FIRST_YEAR;
  };
  return feedDay(dates.find(isPossible) ?? null, state);
}
