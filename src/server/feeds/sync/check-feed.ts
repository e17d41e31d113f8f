import { type Outcome, success } from '#src/lib/outcome.ts';
import { listingAcceptance } from '../acceptance.ts';
import { importReportText } from '../import-report.ts';
import { recordMapper } from '../listing-mapping.ts';
import type { ListingFeed } from '../listing-feed.ts';

const CHECKED_RECORDS = 10;
const EXAMPLE_LENGTH = 60;

/** The fields of a mapped listing with their values, all the way down; a list is one field. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** On one line, and without control characters for the terminal. */
function exampleText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return line.length > EXAMPLE_LENGTH ? `${line.slice(0, EXAMPLE_LENGTH)} …` : line;
}

/**
 * Reads ten records of a feed and reports, as lines for a terminal, how each field of our listings is
 * filled: in how many records it has a value, and the first of them. It stores nothing.
 */
export async function checkFeed<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
): Promise<Outcome<string, string>> {
  const page = await feed.sample(CHECKED_RECORDS);
  if (!page.ok) return page;
  const complete = await feed.complete(page.value.records, async () => new Map());
  if (!complete.ok) return complete;
  const map = recordMapper(feed.mapping);
  const { accept, tally } = listingAcceptance(feed);
  const fields = new Map<string, unknown[]>();
  let stored = 0;
  for (const { record } of complete.value) {
    for (const [field, value] of leavesOf(map(record).document)) {
      const values = fields.get(field) ?? [];
      fields.set(field, isMissing(value) ? values : [...values, value]);
    }
    if (accept(record)) stored += 1;
  }
  const total = page.value.records.length;
  const width = Math.max(0, ...[...fields.keys()].map((field) => field.length));
  const lines = [...fields].map(([field, values]) =>
    values.length === 0
      ? `  ${field.padEnd(width)}  missing`
      : `  ${field.padEnd(width)}  ${values.length} of ${total}  ${exampleText(values[0])}`,
  );
  const report = importReportText(feed.name, {
    ...tally(),
    added: stored,
    changed: 0,
    unchanged: 0,
  });
  const unreadable = `${page.value.unreadable} without a usable key or time of change.`;
  return success([...lines, report, `${unreadable} Nothing was stored.`, ''].join('\n'));
}
