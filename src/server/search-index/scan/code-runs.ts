import type { Span } from '#src/lib/spans.ts';
import type { CodeColumn } from '../rows/columns.ts';

/** Going to a run of rows takes as long as testing this many of them. */
const ROWS_A_RUN = 64;
/** Runs are not kept for a column whose runs are shorter than this on average. */
const ROWS_PER_RUN = 32;

/** Runs of rows with one code: `bounds` are the first row and the one after the last. */
type CodeRuns = {
  /** Where the runs of each code begin among all runs, and at the end the number of all runs. */
  readonly starts: Uint32Array;
  readonly bounds: Uint32Array;
};

/** The number of runs of each code; undefined where there are too many. */
function countRuns({ values, counts }: CodeColumn): Uint32Array | undefined {
  const runs = new Uint32Array(counts.length);
  const most = values.length / ROWS_PER_RUN;
  let [count, before] = [0, -1];
  for (let row = 0; row < values.length; row += 1) {
    const code = values[row] ?? 0;
    if (code === before) continue;
    before = code;
    count += 1;
    if (count > most) return undefined;
    runs[code] = (runs[code] ?? 0) + 1;
  }
  return runs;
}

function findRuns(column: CodeColumn): CodeRuns | undefined {
  if (column.counts.length === 0) return undefined;
  const counts = countRuns(column);
  if (!counts) return undefined;
  const starts = new Uint32Array(counts.length + 1);
  for (const [code, count] of counts.entries()) starts[code + 1] = (starts[code] ?? 0) + count;
  const bounds = new Uint32Array(2 * (starts.at(-1) ?? 0));
  const next = starts.slice();
  const { values } = column;
  for (let from = 0, to = 0; from < values.length; from = to) {
    const code = values[from] ?? 0;
    while (to < values.length && values[to] === code) to += 1;
    const run = next[code] ?? 0;
    bounds.set([from, to], 2 * run);
    next[code] = run + 1;
  }
  return { starts, bounds };
}

const runsOfColumn = new WeakMap<CodeColumn, CodeRuns | 'too many'>();

function runsOf(column: CodeColumn): CodeRuns | 'too many' {
  const runs = runsOfColumn.get(column) ?? findRuns(column) ?? 'too many';
  runsOfColumn.set(column, runs);
  return runs;
}

/**
 * The spans of rows that have one of the codes, in order and apart; undefined where they are so many that
 * testing all rows of `reach` is cheaper. Rows lie in order of place, so those of a city are few spans. A
 * column is looked through once, when it is first asked for.
 */
export function spansOfCodes(
  column: CodeColumn,
  codes: readonly number[],
  reach: Span,
): Span[] | undefined {
  const runs = runsOf(column);
  if (runs === 'too many') return undefined;
  const { starts, bounds } = runs;
  const count = codes.reduce((sum, code) => sum + (starts[code + 1] ?? 0) - (starts[code] ?? 0), 0);
  if (count * ROWS_A_RUN > reach.to - reach.from + ROWS_A_RUN) return undefined;
  const spans: Span[] = [];
  for (const code of codes) {
    for (let run = starts[code] ?? 0; run < (starts[code + 1] ?? 0); run += 1) {
      spans.push({ from: bounds[2 * run] ?? 0, to: bounds[2 * run + 1] ?? 0 });
    }
  }
  return codes.length > 1 ? spans.sort((a, b) => a.from - b.from) : spans;
}
