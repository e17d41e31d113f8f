import { isKnown, type RowGroups, rowsWithin } from '../rows.ts';
import type { SampleParts } from '../facts/samples.ts';

/** How far an average may be from the truth: three percent of it, or for shares three percentage points. */
const TOLERANCE = 0.03;

/** The assumed distance from the average of a home that is left out because its group holds others, too. */
const ORDINARY_DISTANCE = { amount: 0.3, share: 0.7 } as const;

/**
 * Halved, as any of a cut group's sales may be left out, and two of its kind may differ more than it shows.
 */
const CUT_TOLERANCE = TOLERANCE / 2;

/** The values to judge: averages, or shares of sales with some trait. */
export type JudgedValues = {
  readonly values: Float64Array;
  readonly isShare: boolean;
  /**
   * Whether the groups cover at most a month: then months that are cut or not pooled yet may be most of
   * them. A longer time is described by its whole months, and marked as partial.
   */
  readonly isShort: boolean;
};

/** Sums and counts of some rows, by group. */
class Totals {
  readonly sums: Float64Array;
  readonly counts: Int32Array;

  constructor(groupCount: number) {
    this.sums = new Float64Array(groupCount);
    this.counts = new Int32Array(groupCount);
  }

  add(group: number, value: number): void {
    this.sums[group] = (this.sums[group] ?? 0) + value;
    this.counts[group] = (this.counts[group] ?? 0) + 1;
  }

  /** The average of a group with that of others added; NaN without values. */
  average(group: number, others?: Totals): number {
    const sum = (this.sums[group] ?? 0) + (others?.sums[group] ?? 0);
    return sum / ((this.counts[group] ?? 0) + (others?.counts[group] ?? 0));
  }
}

/** Visits the known values of groups. */
function visit(
  { rows, codes }: RowGroups,
  values: Float64Array,
  each: (group: number, value: number) => void,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const [group, value] = [codes[row] ?? -1, values[row] ?? Number.NaN];
    if (group >= 0 && isKnown(value)) each(group, value);
  }
}

/** The totals that may be reported of each group, and how far hidden sales could move them up or down. */
function couldBe(
  { values, isShort }: JudgedValues,
  groups: RowGroups,
  { drawn: drawnStart, cut, outside, late }: SampleParts,
) {
  const [reportedTotals, above, below] = [0, 1, 2].map(() => new Totals(groups.count)) as [
    Totals,
    Totals,
    Totals,
  ];
  visit(rowsWithin(groups, { before: drawnStart }), values, (group, value) =>
    reportedTotals.add(group, value),
  );
  const cutEnd = isShort ? late : outside;
  visit(rowsWithin(groups, { from: cut, before: cutEnd }), values, (group, value) => {
    (value > reportedTotals.average(group) ? above : below).add(group, value);
  });
  return { reported: reportedTotals, above, below };
}

/**
 * Judges for each group whether its pooled average could be further from the truth than the tolerance: a 1
 * when it has to be withheld.
 *
 * It could when the sales of only partly requested groups would move it, by the averages of their groups,
 * or are too many; and when too many sales wait, each of which may cost up to twice the average. All this
 * is judged by public facts of groups and by the number of sales, never by the truth: otherwise the truth
 * could be inferred from what is withheld.
 */
export function misleadingGroups(
  values: JudgedValues,
  groups: RowGroups,
  parts: SampleParts,
): Uint8Array {
  const { isShare, isShort } = values;
  const { reported: reportedTotals, above, below } = couldBe(values, groups, parts);
  const sizes = (from: number, before: number) => rowsWithin(groups, { from, before }).sizes();
  const missing = sizes(parts.late, isShort ? Infinity : parts.open);
  const passedOver = sizes(parts.drawn, isShort ? parts.late : parts.outside);
  const hiddenSizes = sizes(parts.drawn, Infinity);
  return Uint8Array.from({ length: groups.count }, (_, group) => {
    const count = reportedTotals.counts[group] ?? 0;
    if (count === 0) return Number((hiddenSizes[group] ?? 0) > 0);
    const average = reportedTotals.average(group);
    const tolerance = isShare ? CUT_TOLERANCE : CUT_TOLERANCE * Math.abs(average);
    const reach = [above, below].map((others) =>
      Math.abs(reportedTotals.average(group, others) - average),
    );
    const isFewOf = (sizes: Int32Array, distance: number) =>
      distance * (sizes[group] ?? 0) <= TOLERANCE * (count + (sizes[group] ?? 0));
    const isSafe =
      Math.max(...reach) <= tolerance &&
      isFewOf(missing, 1) &&
      isFewOf(passedOver, ORDINARY_DISTANCE[isShare ? 'share' : 'amount']);
    return Number(!isSafe);
  });
}
