import { lastOfMonth } from '../periods.ts';
import type { Split } from '../period-splits.ts';
import type { Part } from '../plan.ts';
import type { RowNumbers } from '../rows.ts';
import type { Samples } from '../facts/samples.ts';
import { type Tree, withheldTree } from '../summaries/summary-trees.ts';

/** The share of sales that a figure may leave out. */
const TOLERANCE = 0.03;

/**
 * The number of restricted sales that may have closed in each period of a split by days: only their month
 * is public, so they are in none of these periods. Undefined for a split whose periods include them.
 */
export function undatedSales(
  { numbers, parts }: Samples,
  countedRows: RowNumbers,
  { isWholeMonths, periods }: Split,
): number[] | undefined {
  if (isWholeMonths) return undefined;
  const monthDays = numbers('soldDay');
  const hiddenRows = countedRows.filter((row) => row >= parts.pooled);
  const months = [...Map.groupBy(hiddenRows, (row) => monthDays[row] ?? 0)];
  return periods.map(({ first, last }) =>
    months.reduce(
      (sum, [monthDay, rows]) =>
        monthDay <= last && lastOfMonth(monthDay) >= first ? sum + rows.length : sum,
      0,
    ),
  );
}

/** The figures of a period in which `undatedCount` restricted sales may have closed. */
export function withUndated(part: Part, tree: Tree, undatedCount: number): Tree {
  if (undatedCount === 0) return tree;
  const count = Number(tree['count']);
  const isMost = part.outputs.length > 0 && undatedCount > TOLERANCE * (count + undatedCount);
  return { ...(isMost ? withheldTree(part) : tree), partial: true };
}
