import type { PutCounts } from '#src/domain/listing/listing-record.ts';
import { thousands } from '#src/lib/text/thousands.ts';

/** Listings rejected for one reason, with the number of the first of them. */
export type RejectedRecords = { readonly count: number; readonly firstNumber: string };

/** The results for the records of a source. */
export type ImportReport = PutCounts & {
  readonly read: number;
  /** Rejected records by reason. */
  readonly rejected: ReadonlyMap<string, RejectedRecords>;
  /** The number of stored listings with a word outside the trade's vocabulary, by "field: word". */
  readonly unknownWords: ReadonlyMap<string, number>;
};

/** The number of listings that an import has left in the store. */
export function storedCount({ added, changed, unchanged }: PutCounts): number {
  return added + changed + unchanged;
}

/**
 * A report as lines for a terminal: the counts, then a line for each reason of rejection and for each
 * stored word outside the trade's vocabulary.
 */
export function importReportText(name: string, report: ImportReport): string {
  const { read, added, changed, unchanged } = report;
  const rejections = [...report.rejected].toSorted(([, one], [, other]) => other.count - one.count);
  const rejected = rejections.reduce((sum, [, { count }]) => sum + count, 0);
  const counts =
    `${thousands(read)} ${name} read: ${thousands(added)} new, ${thousands(changed)} changed, ` +
    `${thousands(unchanged)} unchanged, ${thousands(rejected)} rejected.`;
  const reasons = rejections.map(
    ([reason, { count, firstNumber }]) =>
      `  ${thousands(count)} × ${reason} (first: ${firstNumber})`,
  );
  const words = [...report.unknownWords].toSorted(([, one], [, other]) => other - one);
  const unknown = words.map(([word, count]) => `  ${thousands(count)} × unknown ${word}`);
  return [counts, ...reasons, ...unknown, ''].join('\n');
}
