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
  /** The first day of the period so many after the one a day is in. */
  readonly firstOf: (day: number, periodsLater: number) => number;
};

/** Days since 1970 of the first day of a month that may be below 0 or above 11. */
const firstDay = (year: number, month: number) => Date.UTC(year, month, 1) / DAY_MS;

const CALENDAR: Readonly<Record<string, Calendar>> = {
  'grp-day': { name: 'day', length: 10, firstOf: (day, later) => day + later },
  'grp-mth': {
    name: 'mth',
    length: 7,
    firstOf(day, later) {
      const date = new Date(day * DAY_MS);
      return firstDay(date.getUTCFullYear(), date.getUTCMonth() + later);
    },
  },
  'grp-yr': {
    name: 'yr',
    length: 4,
    firstOf: (day, later) => firstDay(new Date(day * DAY_MS).getUTCFullYear() + later, 0),
  },
};

function calendarSplit(
  { name, length, firstOf }: Calendar,
  { first: earliest, last: latest }: Span,
): PeriodSplit {
  const last = Math.max(earliest, latest);
  const periods: { key: string; first: number }[] = [];
  for (let later = 0; periods.length < BUCKET_LIMIT; later -= 1) {
    const first = firstOf(last, later);
    periods.push({ key: iso(first).slice(0, length), first });
    if (first <= earliest) break;
  }
  return {
    name,
    isWholeMonths: length <= 7,
    periods: periods.reverse(),
    last: firstOf(last, 1) - 1,
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
