import { thousands } from '#src/lib/text/thousands.ts';
import { type ImportReport, importReportText } from '../import-report.ts';

/** What a run over a feed did. Whatever ended it, what it says was stored is stored. */
export type SyncReport = ImportReport & {
  readonly removed: number;
  /** What kept the run from doing all of it, sentences for the person at the terminal. */
  readonly problems: readonly string[];
};

/** A report as lines for a terminal. */
export function syncReportText(name: string, report: SyncReport): string {
  return [
    `${importReportText(name, report)}${thousands(report.removed)} removed.`,
    ...report.problems,
    '',
  ].join('\n');
}
