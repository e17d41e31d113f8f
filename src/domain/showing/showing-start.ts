import type { FieldError } from '#src/lib/validation/validation.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { isOpenAt, isOpenDay, type OpenHours, openTimes } from './open-hours.ts';
import { momentOf, type WallClock, wallClockOf } from './wall-clock.ts';

/** How many days ahead a showing can be asked for, today included. */
export const SHOWING_DAYS = 14;

/** The realtor must have at least this notice of a showing. */
const NOTICE_MS = 2 * 60 * 60_000;

const DAY_MS = 86_400_000;

/** Who shows the home and when, on which clocks. */
export type ShowingHours = { readonly hours: OpenHours; readonly timeZone: string };

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day, YYYY-MM-DD, that a showing can be asked for at a moment. */
function daysOpenFrom(nowMs: number, timeZone: string): { first: string; last: string } {
  const { day: first } = wallClockOf(nowMs, timeZone);
  return { first, last: dayAfter(first, SHOWING_DAYS - 1) };
}

/**
 * The moment, ms, at which a requested showing begins, else the field that prevents it: in the past, too
 * soon, too far ahead, or outside the realtor's hours.
 */
export function showingStart(
  { day, time }: WallClock,
  { hours, timeZone }: ShowingHours,
  nowMs: number,
): Outcome<number, FieldError> {
  const refuse = (field: string, rule: string) => failure({ field, rule });
  const { first, last } = daysOpenFrom(nowMs, timeZone);
  if (momentOf({ day, time: '12:00' }, timeZone) === undefined) return refuse('day', 'pattern');
  if (day < first) return refuse('day', 'past');
  if (day > last) return refuse('day', 'tooFar');
  const startMs = momentOf({ day, time }, timeZone);
  if (startMs !== undefined && startMs <= nowMs) return refuse('time', 'past');
  if (!isOpenDay(hours, day)) return refuse('day', 'closed');
  if (startMs === undefined || !isOpenAt(hours, day, time)) return refuse('time', 'closed');
  return startMs < nowMs + NOTICE_MS ? refuse('time', 'tooSoon') : success(startMs);
}

/** A day, YYYY-MM-DD, and the times of it, HH:MM, that can be asked for. */
export type ShowingDay = { readonly day: string; readonly times: readonly string[] };

/** The days on which a home can be shown from a moment on, with their times. */
export function showingDays(showingHours: ShowingHours, nowMs: number): readonly ShowingDay[] {
  const { hours, timeZone } = showingHours;
  const { first } = daysOpenFrom(nowMs, timeZone);
  const { day: noticeDay } = wallClockOf(nowMs + NOTICE_MS, timeZone);
  const isAhead = (day: string, time: string) =>
    day > noticeDay || showingStart({ day, time }, showingHours, nowMs).ok;
  return Array.from({ length: SHOWING_DAYS }, (_, i) => dayAfter(first, i))
    .map((day) => ({ day, times: openTimes(hours, day).filter((time) => isAhead(day, time)) }))
    .filter(({ times }) => times.length > 0);
}
