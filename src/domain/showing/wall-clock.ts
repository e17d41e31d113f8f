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

/** Clocks are put forward and back at quarters of an hour, in every time zone. */
const QUARTER_MS = 15 * 60_000;
/** Most remembered offsets: one for each quarter of an hour asked about in a time zone. */
const QUARTERS_ROOM = 1000;

/** The offset of a time zone from UTC in a quarter of an hour, ms. */
const offsetOf = memoize((key: string) => {
  const [timeZone = '', quarter] = key.split(' ');
  const ms = Number(quarter) * QUARTER_MS;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - ms;
}, QUARTERS_ROOM);

/** The clock reading of a time zone at a moment, ms. */
export function wallClockOf(ms: number, timeZone: string): WallClock {
  const offsetMs = offsetOf(`${timeZone} ${Math.floor(ms / QUARTER_MS)}`);
  const isoText = new Date(ms + offsetMs).toISOString();
  return { day: isoText.slice(0, 10), time: isoText.slice(11, 16) };
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
