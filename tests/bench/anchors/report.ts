import { percentiles, timingsText } from '../support/timings.ts';
import { type ClassTimes, PERCENTILES, ratio, timesText } from './measured.ts';

const rowText = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function timesCell(durationsMs: readonly number[] | undefined, questions: number): string {
  if (!durationsMs?.length) return '–';
  const text = timingsText(percentiles(durationsMs));
  return durationsMs.length < questions ? `${text}, of ${durationsMs.length}` : text;
}

/** A Markdown table of the times of every class, and their multiples of the index's time. */
export function reportTable(all: readonly ClassTimes[], anchorNames: readonly string[]): string[] {
  const ratios = anchorNames.map((name) => `${name} / index, p50, p95`);
  const header = ['ms, p50 / p95 / p99', 'index with summaries', ...anchorNames, ...ratios];
  const rows = all.map((times) => [
    times.name,
    timesCell(times.index, times.questions),
    ...anchorNames.map((name) => timesCell(times.anchors.get(name), times.questions)),
    ...anchorNames.map((name) =>
      PERCENTILES.map((percentile) => timesText(ratio(times, [name], percentile))).join(', '),
    ),
  ]);
  return [header, header.map(() => '---'), ...rows].map(rowText);
}
