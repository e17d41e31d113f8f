/** The days of the week in JavaScript's order. */
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

/** Someone's open hours on each day of the week, as "10:00-19:00"; days left out are closed. */
export type OpenHours = { readonly [Day in Weekday]?: string | undefined };

/** The form of the open hours of a day: from and to, both HH:MM. */
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

/** Whether there are open hours on the day, YYYY-MM-DD. */
export function isOpenDay(hours: OpenHours, day: string): boolean {
  return rangeOf(hours, day) !== undefined;
}

/** Whether a showing that begins at the time, HH:MM, fits the open hours of the day. */
export function isOpenAt(hours: OpenHours, day: string, time: string): boolean {
  const range = rangeOf(hours, day);
  const minutes = minutesOf(time);
  return range !== undefined && minutes >= range.from && minutes + SHOWING_MINUTES <= range.to;
}

/** The offered times of a day, an hour apart from the start of the open hours. */
export function openTimes(hours: OpenHours, day: string): readonly string[] {
  const range = rangeOf(hours, day);
  if (range === undefined) return [];
  const count = Math.floor((range.to - range.from - SHOWING_MINUTES) / 60) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => timeOf(range.from + i * 60));
}
