import { lazy } from './lazy.ts';

/** The source of the time, so that tests can stop it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The time zone by whose days the site goes: that of most homes. */
const SITE_ZONE = 'America/Toronto';

/** Swedish dates are written YYYY-MM-DD. Made at its first use, as many pages need no day. */
const dayFormat = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_ZONE }));

/** The calendar day of a moment, YYYY-MM-DD. A day of UTC would begin in the afternoon of the west coast. */
export function calendarDay(moment: Date): string {
  return dayFormat().format(moment);
}
