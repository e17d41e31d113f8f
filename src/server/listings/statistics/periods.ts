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
  return dayOf(`${iso(day).slice(0, 7)}-01`);
}

/** Days since 1970 of the last day of the month a day is in. */
export function lastOfMonth(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / DAY_MS;
}

/** Remembers what a function makes of a day: days are few, and the listings of one many. */
function byDay<Value>(make: (day: number) => Value): (day: number) => Value {
  const known = new Map<number, Value>();
  return (day) => {
    const value = known.get(day) ?? make(day);
    known.set(day, value);
    return value;
  };
}

/** The first and last day to be split into periods, as days since 1970. */
export type Span = { readonly first: number; readonly last: number };

export type PeriodSplit = {
  /** The name under which the periods stand in a reply. */
  readonly name: string;
  /** Whether a month is enough to tell the period. */
  readonly isWholeMonths: boolean;
  /** The names of all periods of the span, in order. */
  readonly keys: readonly string[];
  readonly keyOf: (day: number) => string;
};

const CALENDAR: Readonly<Record<string, { name: string; length: number }>> = {
  'grp-day': { name: 'day', length: 10 },
  'grp-mth': { name: 'mth', length: 7 },
  'grp-yr': { name: 'yr', length: 4 },
};

function calendarKeys({ first, last }: Span, length: number): string[] {
  const keys = new Set<string>();
  const step = { 10: 1, 7: 28, 4: 365 }[length] ?? 1;
  for (let day = last; day >= first && keys.size < BUCKET_LIMIT; day -= step) {
    keys.add(iso(day).slice(0, length));
  }
  if (keys.size < BUCKET_LIMIT) keys.add(iso(first).slice(0, length));
  return [...keys].toSorted();
}

/** Windows of so many days that end on the last day of the span and on every such day before. */
function windowSplit(period: StatisticPeriod, { first, last }: Span): PeriodSplit {
  const days = Number(/\d+/.exec(period)?.[0] ?? 1);
  const key = (back: number) => {
    const end = last - back * days;
    return `${iso(end - days + 1).slice(0, 10)}_${iso(end).slice(0, 10)}`;
  };
  const count = Math.min(BUCKET_LIMIT, Math.ceil((last - first + 1) / days));
  return {
    name: period,
    isWholeMonths: false,
    keys: Array.from({ length: count }, (_, back) => key(back)).toReversed(),
    keyOf: byDay((day) => key(Math.floor((last - day) / days))),
  };
}

/** The periods a span of days is split into, empty ones too. */
export function splitPeriods(period: StatisticPeriod, span: Span): PeriodSplit {
  const calendar = CALENDAR[period];
  if (!calendar) return windowSplit(period, span);
  const { name, length } = calendar;
  return {
    name,
    isWholeMonths: length <= 7,
    keys: calendarKeys(span, length),
    keyOf: byDay((day) => iso(day).slice(0, length)),
  };
}
