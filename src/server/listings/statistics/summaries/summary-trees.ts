import { misleadingGroups } from './accuracy.ts';
import type { Part } from '../plan.ts';
import { type RowGroups, rowsWithin } from '../rows.ts';
import type { Samples } from '../facts/samples.ts';
import { ADDITIVE, summarise } from './summaries.ts';

export type Tree = { [name: string]: unknown };

/** The number of known values of a column in each group. */
function knownCounts(values: Float64Array, { rows, codes, count }: RowGroups): Int32Array {
  const counts = new Int32Array(count);
  for (const row of rows) {
    const code = codes[row] ?? -1;
    if (code >= 0 && !Number.isNaN(values[row])) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

type OutputFigures = {
  readonly key: string;
  readonly figures: readonly (number | null)[];
  readonly counts: ArrayLike<number>;
};

function outputFigures(part: Part, samples: Samples, answeredGroups: RowGroups): OutputFigures[] {
  const isOneMeasure = new Set(part.outputs.map(({ measure }) => measure)).size === 1;
  return part.outputs.map(({ key, measure, summary }) => {
    const values = samples.measure(measure);
    const counts = isOneMeasure ? answeredGroups.sizes() : knownCounts(values, answeredGroups);
    return { key, figures: summarise(values, answeredGroups, summary), counts };
  });
}

/** The groups whose averages have to be withheld, a 1 for each. */
function withheldGroups(part: Part, samples: Samples, groups: RowGroups, isShort: boolean) {
  const isWithheld = new Uint8Array(groups.count);
  for (const { measure, summary } of part.outputs) {
    if (!ADDITIVE.has(summary)) continue;
    const judgedValues = { values: samples.measure(measure), isShare: summary === 'pct', isShort };
    const isMisleading = misleadingGroups(judgedValues, groups, samples.parts);
    for (let group = 0; group < groups.count; group += 1) {
      isWithheld[group] = (isWithheld[group] ?? 0) | (isMisleading[group] ?? 0);
    }
  }
  return isWithheld;
}

/** A bucket whose figures are withheld. */
export function withheldTree({ outputs }: Part): Tree {
  return { count: 0, withheld: true, ...Object.fromEntries(outputs.map(({ key }) => [key, null])) };
}

function treeOf(outputs: readonly OutputFigures[], group: number, count: number): Tree {
  const tree: Tree = { count };
  const fewer: Record<string, number> = {};
  for (const { key, figures, counts } of outputs) {
    tree[key] = figures[group];
    if (figures[group] !== null && counts[group] !== count) fewer[key] = counts[group] ?? 0;
  }
  return Object.keys(fewer).length > 0 ? { ...tree, n: fewer } : tree;
}

/** The figures of a part for each group when every row may be seen. */
function visibleTrees(part: Part, samples: Samples, groups: RowGroups): Tree[] {
  const outputs = outputFigures(part, samples, groups);
  return Array.from(groups.sizes(), (count, group) => treeOf(outputs, group, count));
}

/** The number of rows of each group that may be counted. */
export function countedSizes({ parts }: Samples, groups: RowGroups): Int32Array {
  return rowsWithin(groups, { before: parts.drawn }).sizes();
}

/**
 * The figures of a part for each group. When restricted sales are among the requested ones, a minimum, a
 * maximum, a median or a deviation would reveal single homes, or ignore most of them: these are not given.
 *
 * @param isShort whether the groups cover at most a month
 */
export function summaryTrees(
  part: Part,
  samples: Samples,
  groups: RowGroups,
  isShort: boolean,
): Tree[] {
  const { parts, count: end } = samples;
  if (parts.pooled === end) return visibleTrees(part, samples, groups);
  const answeredGroups = rowsWithin(groups, { before: parts.drawn });
  const sizesFrom = (from: number, before: number) => rowsWithin(groups, { from, before }).sizes();
  const [pooledSizes, hiddenSizes] = [
    sizesFrom(parts.pooled, parts.drawn),
    sizesFrom(parts.pooled, end),
  ];
  const missing = sizesFrom(parts.outside, end);
  const isWithheld = withheldGroups(part, samples, groups, isShort);
  const outputs = outputFigures(part, samples, answeredGroups);
  const isSingle = new Set(
    part.outputs.filter(({ summary }) => !ADDITIVE.has(summary)).map(({ key }) => key as string),
  );
  return Array.from(answeredGroups.sizes(), (count, group) => {
    const partial = (missing[group] ?? 0) > 0 ? { partial: true } : {};
    if (isWithheld[group] === 1) return { ...withheldTree(part), ...partial };
    const approximate = (pooledSizes[group] ?? 0) > 0 ? { approximate: true } : {};
    const tree = { ...treeOf(outputs, group, count), ...partial, ...approximate };
    if ((hiddenSizes[group] ?? 0) === 0) return tree;
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, isSingle.has(key) ? null : value]),
    );
  });
}
