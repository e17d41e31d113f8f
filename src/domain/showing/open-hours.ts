/** The days of the week in the order that JavaScript counts them in. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When someone is open on each day of the week, as "10:00-19:00"; a day that is not named is closed. */
export type OpenHours = { readonly [Day in Weekday]?: string | undefined };

/** How open hours of a day are written: from and to, both HH:MM. */
export const OPEN_HOURS_PATTERN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/** How long a showing takes. */
export const SHOWING_MINUTES = 30;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The day of the week of a calendar day, YYYY-MM-DD. */
function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()] ?? 'sunday';
}

function rangeOf(hours: OpenHours, day: string): { from: number; to: number } | undefined {
  const [from, to] = hours[weekdayOf(day)]?.split('-') ?? [];
  return from === undefined || to === undefined
    ? undefined
    : { from: minutesOf(from), to: minutesOf(to) };
}

/** Whether anyone is open at all on the day, YYYY-MM-DD. */
export function isOpenDay(hours: OpenHours, day: string): boolean {
  return rangeOf(hours, day) !== undefined;
}

/** Whether a showing that begins at the time, HH:MM, ends before the day does. */
export function isOpenAt(hours: OpenHours, day: string, time: string): boolean {
  const range = rangeOf(hours, day);
  const minutes = minutesOf(time);
  return range !== undefined && minutes >= range.from && minutes + SHOWING_MINUTES <= range.to;
}

/** The times of a day that are offered, an hour apart from its beginning on. */
export function openTimes(hours: OpenHours, day: string): readonly string[] {
  const range = rangeOf(hours, day);
  if (range === undefined) return [];
  const count = Math.floor((range.to - range.from - SHOWING_MINUTES) / 60) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => timeOf(range.from + i * 60));
}
