import type { StatisticPeriod } from '#src/contract/listings/statistics/statistics.ts';
import { memoize } from '#src/lib/memoize.ts';
import { type PeriodSplit, type DaySpan, splitPeriods } from './periods.ts';
import { extentOf, isKnown, rowGroups, type RowGroups, type RowNumbers } from './rows.ts';
import type { Samples } from './facts/samples.ts';

/** The days by which samples are split. */
export type Days = 'soldDay' | 'listDay';

function reachOf(days: Float64Array, rows: RowNumbers): DaySpan {
  if (rows.length === days.length) {
    const { lowest, highest } = extentOf(days);
    return { first: lowest, last: highest };
  }
  let [first, last] = [Infinity, -Infinity];
  for (let at = 0; at < rows.length; at += 1) {
    const day = days[rows[at] ?? 0] ?? 0;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return { first, last };
}

/** The index of each day's period, from the first day on; -1 for a day in none. */
function placesOfDays({ periods, last }: PeriodSplit, reach: DaySpan): Int32Array {
  const places = new Int32Array(Math.max(0, reach.last - reach.first + 1)).fill(-1);
  for (const [place, { first }] of periods.entries()) {
    const end = (periods[place + 1]?.first ?? last + 1) - reach.first;
    if (end > 0) places.fill(place, Math.max(0, first - reach.first), end);
  }
  return places;
}

/** The index of each row's period in a split; -1 for a row in none. */
function periodCodes(split: PeriodSplit, { numbers, flags }: Samples, name: Days): Int32Array {
  const days = numbers(name);
  const { lowest, highest, knownCount } = extentOf(days);
  const places = placesOfDays(split, { first: lowest, last: highest });
  const codes = new Int32Array(days.length);
  if (split.isWholeMonths && knownCount === days.length) {
    for (let row = 0; row < codes.length; row += 1) {
      codes[row] = places[((days[row] ?? 0) - lowest) | 0] ?? -1;
    }
    return codes;
  }
  const isDated = flags('dated');
  for (let row = 0; row < codes.length; row += 1) {
    const day = days[row] ?? 0;
    const isTold = isKnown(day) && (split.isWholeMonths || isDated[row] === 1);
    codes[row] = isTold ? (places[day - lowest] ?? -1) : -1;
  }
  return codes;
}

/** A split of samples, under its name in a reply. */
export type Split = {
  readonly name: string;
  /** Whether the month of a sale determines its period. */
  readonly isWholeMonths: boolean;
  readonly periods: readonly (DaySpan & { readonly key: string })[];
  /** Groups rows by period, in the order of `periods`. */
  readonly groupsOf: (rows: RowNumbers) => RowGroups;
};

export type PeriodSplitter = {
  /** The first and the last day of some rows; the first is after the last when none is known. */
  readonly reach: (rows: RowNumbers) => DaySpan;
  readonly splitInto: (period: StatisticPeriod, span: DaySpan) => Split;
};

/** Splits samples into periods; several statistics share a split, and mostly count the same rows. */
export function periodSplitter(samples: Samples, days: Days): PeriodSplitter {
  const reach = memoize((rows: RowNumbers) => reachOf(samples.numbers(days), rows));
  const splits = new Map<string, Split>();
  return {
    reach,
    splitInto(period, span) {
      const name = `${period} ${span.first} ${span.last}`;
      const sharedSplit = splits.get(name);
      if (sharedSplit) return sharedSplit;
      const split = splitPeriods(period, span);
      const result = splitOf(split, periodCodes(split, samples, days));
      splits.set(name, result);
      return result;
    },
  };
}

function splitOf(split: PeriodSplit, codes: Int32Array): Split {
  return {
    name: split.name,
    isWholeMonths: split.isWholeMonths,
    periods: split.periods.map(({ key, first }, place) => ({
      key,
      first,
      last: (split.periods[place + 1]?.first ?? split.last + 1) - 1,
    })),
    groupsOf: memoize((rows) => rowGroups(rows, codes, split.periods.length)),
  };
}
