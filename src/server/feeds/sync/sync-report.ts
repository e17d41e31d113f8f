import { thousands } from '#src/lib/text/thousands.ts';
import { type ImportReport, importReportText } from '../import-report.ts';

/** The results of a run over a feed. However it ended, the records it counts as stored are stored. */
export type SyncReport = ImportReport & {
  readonly removed: number;
  /** What else the run did, as sentences for the person at the terminal. */
  readonly notices: readonly string[];
  /** The reasons why the run is incomplete, as sentences for the person at the terminal. */
  readonly problems: readonly string[];
};

/** A report as lines for a terminal. */
export function syncReportText(name: string, report: SyncReport): string {
  return [
    `${importReportText(name, report)}${thousands(report.removed)} removed.`,
    ...report.notices,
    ...report.problems,
    '',
  ].join('\n');
}
