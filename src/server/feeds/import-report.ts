import type { PutCounts } from '#src/domain/listing/listing-record.ts';

/** Listings rejected for one reason, with the number of the first of them. */
export type Rejection = { readonly count: number; readonly firstNumber: string };

/** What became of the records of a source. */
export type ImportReport = PutCounts & {
  readonly read: number;
  /** By reason. */
  readonly rejected: ReadonlyMap<string, Rejection>;
};

const whole = (count: number) => count.toLocaleString('en-CA');

/** How many listings an import has left in the store. */
export function storedCount({ added, changed, unchanged }: PutCounts): number {
  return added + changed + unchanged;
}

/** A report as lines for a terminal: the counts, then a line for each reason of rejection. */
export function importReportText(name: string, report: ImportReport): string {
  const { read, added, changed, unchanged } = report;
  const rejections = [...report.rejected].toSorted(([, one], [, other]) => other.count - one.count);
  const rejected = rejections.reduce((sum, [, { count }]) => sum + count, 0);
  const counts =
    `${whole(read)} ${name} read: ${whole(added)} new, ${whole(changed)} changed, ` +
    `${whole(unchanged)} unchanged, ${whole(rejected)} rejected.`;
  const reasons = rejections.map(
    ([reason, { count, firstNumber }]) => `  ${whole(count)} × ${reason} (first: ${firstNumber})`,
  );
  return [counts, ...reasons, ''].join('\n');
}
