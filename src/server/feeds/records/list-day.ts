/** No board kept listings by computer before this year: feeds write earlier days for unknown ones. */
const FIRST_YEAR = 1950;
const DAY_MS = 86_400_000;

/** A home may be announced before it is for sale, but no board does so for a year. */
const FURTHEST_DAYS = 366;

/** The first of some days on which a home can have been listed, neither long ago nor far ahead. */
export function listDay(days: readonly (string | null)[]): string | null {
  const lastMs = Date.now() + FURTHEST_DAYS * DAY_MS;
  const isPossible = (day: string | null) => {
    const ms = Date.parse(day ?? '');
    return ms <= lastMs && new Date(ms).getUTCFullYear() >= FIRST_YEAR;
  };
  return days.find(isPossible) ?? null;
}
