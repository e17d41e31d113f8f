import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { Watermark } from '../feed-store.ts';
import type { FeedRecord } from '../listing-feed.ts';

const momentOf = ({ modified }: Watermark) => Date.parse(modified);

/**
 * Leaves out of a page the records that the run has read already: a server that keeps finer moments than it
 * writes gives the last records once more. It fails when the page goes back in time, as a watermark taken
 * from it would pass by records that were never read.
 */
export function recordDeduplicator<SourceRecord>() {
  /** Keys that were, or may have been, read at the latest moment. */
  let readKeys = new Set<string>();
  let latestMs = Number.NEGATIVE_INFINITY;

  return (
    records: readonly FeedRecord<SourceRecord>[],
    from: Watermark | undefined,
  ): Outcome<readonly FeedRecord<SourceRecord>[], string> => {
    if (from && momentOf(from) > latestMs) {
      latestMs = momentOf(from);
      readKeys = new Set([from.key]);
    }
    const fresh: FeedRecord<SourceRecord>[] = [];
    for (const record of records) {
      const moment = momentOf(record);
      if (moment < latestMs)
        return failure('The feed does not return records in the requested order.');
      if (moment > latestMs) readKeys = new Set();
      latestMs = moment;
      if (readKeys.has(record.key)) continue;
      readKeys.add(record.key);
      fresh.push(record);
    }
    return success(fresh);
  };
}
