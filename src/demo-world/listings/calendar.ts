const DAY_MS = 86_400_000;

/** Days since 1 January 1970 of a date written YYYY-MM-DD. */
export function dayNumberOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00.000Z`);
  if (Number.isNaN(ms)) throw new RangeError(`"${date}" is not a date written YYYY-MM-DD.`);
  return Math.floor(ms / DAY_MS);
}

/** The few thousand days in listings, as text. */
const DAY_TEXTS = new Map<number, string>();

function dayText(dayNumber: number): string {
  const cachedText = DAY_TEXTS.get(dayNumber);
  if (cachedText !== undefined) return cachedText;
  const text = new Date(dayNumber * DAY_MS).toISOString().slice(0, 11);
  DAY_TEXTS.set(dayNumber, text);
  return text;
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : String(number));

/** ISO date and time of a whole second of a day, by default its midnight (UTC). */
export function isoTime(dayNumber: number, secondOfDay = 0): string {
  const minutes = Math.floor(secondOfDay / 60);
  const time = [Math.floor(minutes / 60), minutes % 60, secondOfDay % 60].map(twoDigits).join(':');
  return `${dayText(dayNumber)}${time}.000Z`;
}

/** Year, month (0 is January) and day of the month of a day number. */
export function dateParts(dayNumber: number): { year: number; month: number; day: number } {
  const date = new Date(dayNumber * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** First day of a month; months below 0 or above 11 run into the neighbouring years. */
export function firstDayOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 1) / DAY_MS;
}

/** A stretch of one calendar month, both days included. */
export type MonthSpan = {
  readonly month: number;
  readonly firstDay: number;
  readonly lastDay: number;
  /** The share of the calendar month in it, 0 to 1. */
  readonly share: number;
};

/**
 * The months up to a day, oldest first: the running month to the day itself, and the oldest one from
 * the same day of the month on, so that the spans together are `count` months long.
 */
export function monthsUntil(today: number, count: number): MonthSpan[] {
  const { year, month, day } = dateParts(today);
  return Array.from({ length: count + 1 }, (_, at) => {
    const offset = month - count + at;
    const start = firstDayOfMonth(year, offset);
    const end = firstDayOfMonth(year, offset + 1) - 1;
    const firstDay = at === 0 ? Math.min(start + day, end + 1) : start;
    const lastDay = at === count ? today : end;
    return {
      month: dateParts(start).month,
      firstDay,
      lastDay,
      share: (lastDay - firstDay + 1) / (end - start + 1),
    };
  }).filter((span) => span.lastDay >= span.firstDay);
}
