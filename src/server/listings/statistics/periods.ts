import type { StatisticPeriod } from '#src/contract/statistics.ts';

const DAY_MS = 86_400_000;
/** More buckets than a chart can show; the ones before are left out. */
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

/** Days since 1970 of the last day of the month a day is in. */
export function lastOfMonth(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / DAY_MS;
}

/** The first and last day to be split into periods, as days since 1970. */
export type Span = { readonly first: number; readonly last: number };

export type PeriodSplit = {
  /** The name under which the periods stand in a reply. */
  readonly name: string;
  /** Whether a month is enough to tell the period. */
  readonly isWholeMonths: boolean;
  /** The periods of the span in order, each up to the day before the next. */
  readonly periods: readonly { readonly key: string; readonly first: number }[];
  /** The last day of the last of them. */
  readonly last: number;
};

type Calendar = {
  readonly name: string;
  /** How much of a day written YYYY-MM-DD tells the period. */
  readonly length: number;
  /** No period has fewer days. */
  readonly fewestDays: number;
  readonly lastOf: (day: number) => number;
};

const CALENDAR: Readonly<Record<string, Calendar>> = {
  'grp-day': { name: 'day', length: 10, fewestDays: 1, lastOf: (day) => day },
  'grp-mth': { name: 'mth', length: 7, fewestDays: 28, lastOf: lastOfMonth },
  'grp-yr': {
    name: 'yr',
    length: 4,
    fewestDays: 365,
    lastOf: (day) => dayOf(`${iso(day).slice(0, 4)}-12-31`),
  },
};

function calendarKeys({ first, last }: Span, { length, fewestDays }: Calendar): string[] {
  const keys = new Set<string>();
  for (let day = last; day >= first && keys.size < BUCKET_LIMIT; day -= fewestDays) {
    keys.add(iso(day).slice(0, length));
  }
  if (keys.size < BUCKET_LIMIT) keys.add(iso(first).slice(0, length));
  return [...keys].toSorted();
}

function calendarSplit(calendar: Calendar, span: Span): PeriodSplit {
  return {
    name: calendar.name,
    isWholeMonths: calendar.length <= 7,
    periods: calendarKeys(span, calendar).map((key) => ({ key, first: dayOf(key) })),
    last: calendar.lastOf(span.last),
  };
}

/** Windows of so many days that end on the last day of the span and on every such day before. */
function windowSplit(period: StatisticPeriod, { first, last }: Span): PeriodSplit {
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
export function splitPeriods(period: StatisticPeriod, span: Span): PeriodSplit {
  const calendar = CALENDAR[period];
  return calendar ? calendarSplit(calendar, span) : windowSplit(period, span);
}
