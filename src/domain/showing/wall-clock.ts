import { memoize } from '#src/lib/memoize.ts';

/** A day, YYYY-MM-DD, and a time, HH:MM, as clocks on a wall show them. */
export type WallClock = { readonly day: string; readonly time: string };

/** Making a format takes a hundred times as long as using it. */
const formatOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** What the clocks of a time zone show at a moment, ms. */
export function wallClockOf(ms: number, timeZone: string): WallClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const utcMs = ({ day, time }: WallClock) => Date.parse(`${day}T${time}:00Z`);

/**
 * The moment, ms, at which the clocks of a time zone show a day and a time; undefined where they never
 * do: on a day that is not in the calendar, and in the hour that is skipped in spring.
 */
export function momentOf(wallClock: WallClock, timeZone: string): number | undefined {
  const asUtcMs = utcMs(wallClock);
  if (Number.isNaN(asUtcMs)) return undefined;
  const offsetAt = (ms: number) => utcMs(wallClockOf(ms, timeZone)) - ms;
  const nearMs = asUtcMs - offsetAt(asUtcMs);
  const ms = asUtcMs - offsetAt(nearMs);
  const { day, time } = wallClockOf(ms, timeZone);
  return day === wallClock.day && time === wallClock.time ? ms : undefined;
}
