/** Before it no board kept listings by computer: a feed writes such a day for one that it does not know. */
const FIRST_YEAR = 1950;
const DAY_MS = 86_400_000;

/** The first of some days on which a home can have been listed: none of long ago, and none to come. */
export function listDay(days: readonly (string | null)[]): string | null {
  // East of here the next day has begun.
  const lastMs = Date.now() + DAY_MS;
  const isPossible = (day: string | null) => {
    const ms = Date.parse(day ?? '');
    return ms <= lastMs && new Date(ms).getUTCFullYear() >= FIRST_YEAR;
  };
  return days.find(isPossible) ?? null;
}
