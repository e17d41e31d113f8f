import type { StatisticPeriod } from '#src/contract/statistics.ts';
import { remembered } from '#src/lib/remembered.ts';
import { type PeriodSplit, type Span, splitPeriods } from './periods.ts';
import { isKnown, type Rows, rowsByCode } from './rows.ts';
import type { Samples } from './samples.ts';

/** The days by which samples are split. */
export type Days = 'soldDay' | 'listDay';

function reachOf(days: Float64Array, rows: Rows): Span {
  let [first, last] = [Infinity, -Infinity];
  for (let at = 0; at < rows.length; at += 1) {
    const day = days[rows[at] ?? 0] ?? 0;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return { first, last };
}

/** The place of each day's period, from the first day on; -1 where it has none. */
function placesOfDays({ periods, last }: PeriodSplit, reach: Span): Int32Array {
  const places = new Int32Array(Math.max(0, reach.last - reach.first + 1)).fill(-1);
  for (const [place, { first }] of periods.entries()) {
    const end = (periods[place + 1]?.first ?? last + 1) - reach.first;
    if (end > 0) places.fill(place, Math.max(0, first - reach.first), end);
  }
  return places;
}

/** The place of each row's period among those of a split; -1 where it has none. */
function periodCodes(
  split: PeriodSplit,
  days: Float64Array,
  reach: Span,
  isDated: Uint8Array,
): Int32Array {
  const places = placesOfDays(split, reach);
  const codes = new Int32Array(days.length).fill(-1);
  for (let row = 0; row < codes.length; row += 1) {
    const day = days[row] ?? 0;
    const isTold = isKnown(day) && (split.isWholeMonths || isDated[row] === 1);
    if (isTold) codes[row] = places[day - reach.first] ?? -1;
  }
  return codes;
}

/** A split of samples, under the name that it has in a reply. */
type Split = {
  readonly name: string;
  readonly keys: readonly string[];
  /** Of some rows those of each period. */
  readonly groups: (rows: Rows) => readonly Rows[];
};

export type PeriodSplitter = {
  /** The first and the last day of some rows; the first after the last where none is known. */
  readonly reach: (rows: Rows) => Span;
  readonly splitInto: (period: StatisticPeriod, span: Span) => Split;
};

/** Splits samples into periods; several statistics share a split, and mostly count the same rows. */
export function periodSplitter(samples: Samples, days: Days): PeriodSplitter {
  const reach = remembered((rows: Rows) => reachOf(samples.numbers(days), rows));
  const known = new Map<string, Split>();
  return {
    reach,
    splitInto(period, span) {
      const name = `${period} ${span.first} ${span.last}`;
      const made = known.get(name);
      if (made) return made;
      const split = splitPeriods(period, span);
      const isDated = samples.flags('dated');
      const codes = periodCodes(split, samples.numbers(days), reach(samples.rows()), isDated);
      const result = splitOf(split, codes);
      known.set(name, result);
      return result;
    },
  };
}

function splitOf(split: PeriodSplit, codes: Int32Array): Split {
  return {
    name: split.name,
    keys: split.periods.map(({ key }) => key),
    groups: remembered((rows) => rowsByCode(rows, codes, split.periods.length)),
  };
}
