import { timeZoneOf } from '../showing/time-zone.ts';
import { wallClockOf } from '../showing/wall-clock.ts';

/** Some sources write a day as the moment at which it begins, whatever the time zone of the home. */
const DAY_AS_MOMENT = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const MOMENT = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The calendar day, YYYY-MM-DD, that a moment is for a home in a province: in the evening, the day of UTC is
 * already the next one. A text that names a day, or no moment, stays as it is.
 */
export function localDay(date: string, state: string): string {
  const ms = MOMENT.test(date) && !DAY_AS_MOMENT.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isFinite(ms) ? wallClockOf(ms, timeZoneOf(state)).day : date;
}
