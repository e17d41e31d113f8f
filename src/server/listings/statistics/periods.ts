import type { StatisticPeriod } from '#src/contract/listings/statistics/statistics.ts';
import { memoize } from '#src/lib/memoize.ts';

const DAY_MS = 86_400_000;
/** More buckets than a chart can show; earlier ones are left out. */
const BUCKET_LIMIT = 1200;

const iso = (day: number) => new Date(day * DAY_MS).toISOString();

/** Days since 1970 of a date written YYYY-MM-DD. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(date) / DAY_MS);
}

/** Days since 1970 of the first day of the month a day is in. */
export function firstOfMonth(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.setUTCDate(1) / DAY_MS;
}

/** Days since 1970 of the last day of a day's month; cached, as each group asks and months are few. */
export const lastOfMonth = memoize((day: number): number => {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / DAY_MS;
}, 10_000);

/** The first and last day to be split into periods, as days since 1970. */
export type DaySpan = { readonly first: number; readonly last: number };

export type PeriodSplit = {
  /** The name of the periods in a reply. */
  readonly name: string;
  /** Whether the month of a sale determines its period. */
  readonly isWholeMonths: boolean;
  /** The periods of the span in order, each up to the day before the next. */
  readonly periods: readonly { readonly key: string; readonly first: number }[];
  /** The last day of the last period. */
  readonly last: number;
};

/** Periods are numbered consecutively. */
type Calendar = {
  readonly name: string;
  readonly isWholeMonths: boolean;
  readonly numberOf: (day: number) => number;
  /** The first day of a period. */
  readonly firstOf: (number: number) => number;
  readonly keyOf: (number: number) => string;
};

const MONTHS = 12;

/** Days since 1970 of the first day of a month, counted from the year 0. */
const firstDay = (month: number) =>
  Date.UTC(Math.floor(month / MONTHS), month % MONTHS, 1) / DAY_MS;

const yearText = (year: number) => String(year).padStart(4, '0');
const monthText = (month: number) => String(month + 1).padStart(2, '0');

function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
}

/**
 * Cached, as a new text is looked up once to become a key of an object, which takes longer than making it.
 */
const monthKey = memoize(
  (month: number) => `${yearText(Math.floor(month / MONTHS))}-${monthText(month % MONTHS)}`,
  2 * BUCKET_LIMIT,
);

const CALENDAR: Readonly<Record<string, Calendar>> = {
  'grp-day': {
    name: 'day',
    isWholeMonths: false,
    numberOf: (day) => day,
    firstOf: (day) => day,
    keyOf: (day) => iso(day).slice(0, 10),
  },
  'grp-mth': {
    name: 'mth',
    isWholeMonths: true,
    numberOf: monthOf,
    firstOf: firstDay,
    keyOf: monthKey,
  },
  'grp-yr': {
    name: 'yr',
    isWholeMonths: true,
    numberOf: (day) => new Date(day * DAY_MS).getUTCFullYear(),
    firstOf: (year) => firstDay(year * MONTHS),
    keyOf: yearText,
  },
};

function calendarSplit(
  calendar: Calendar,
  { first: earliest, last: latest }: DaySpan,
): PeriodSplit {
  const { name, isWholeMonths, numberOf, firstOf, keyOf } = calendar;
  const last = numberOf(Math.max(earliest, latest));
  const first = Math.max(numberOf(earliest), last - BUCKET_LIMIT + 1);
  const periods = Array.from({ length: last - first + 1 }, (_, at) => ({
    key: keyOf(first + at),
    first: firstOf(first + at),
  }));
  return { name, isWholeMonths, periods, last: firstOf(last + 1) - 1 };
}

/** Windows of a fixed number of days, counted back from the last day of the span. */
function windowSplit(period: StatisticPeriod, { first, last }: DaySpan): PeriodSplit {
  const days = Number(/\d+/.exec(period)?.[0] ?? 1);
  const count = Math.min(BUCKET_LIMIT, Math.ceil((last - first + 1) / days));
  const periods = Array.from({ length: count }, (_, at) => {
    const end = last - (count - 1 - at) * days;
    const begin = end - days + 1;
    return { key: `${iso(begin).slice(0, 10)}_${iso(end).slice(0, 10)}`, first: begin };
  });
  return { name: period, isWholeMonths: false, periods, last };
}

/** The periods a span of days is split into, empty ones too. */
export function splitPeriods(period: StatisticPeriod, span: DaySpan): PeriodSplit {
  const calendar = CALENDAR[period];
  return calendar ? calendarSplit(calendar, span) : windowSplit(period, span);
}
