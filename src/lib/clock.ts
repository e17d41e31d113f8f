/** The source of the time, so that tests can stop it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The time zone by whose days the site goes: that of most homes. */
const SITE_ZONE = 'America/Toronto';

/** Made at its first use, as many pages need no day. Swedish dates are written YYYY-MM-DD. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment, YYYY-MM-DD. A day of UTC would begin in the afternoon of the west coast. */
export function calendarDay(moment: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_ZONE });
  return dayFormat.format(moment);
}
