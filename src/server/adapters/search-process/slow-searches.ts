import type { DatabaseSync } from 'node:sqlite';
import type { Span } from '#src/lib/spans.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { LISTING_OF_TEXT } from '../sqlite/listings/text/text-key.ts';

/** Reading of the database that may take long, for searches that the index in memory does not answer. */
export type SlowSearches = Pick<ListingRepository, 'search' | 'facts'> & {
  /** The ids of the listings whose words match an FTS5 query in a span of rows, with commas between. */
  matchingIds(query: string, span: Span): Promise<string>;
  close(): void;
};

/** Reads which listings match a query of the full text. */
export function matchingIdsReader(db: DatabaseSync): (query: string, span: Span) => string {
  // One text of many ids: reading them row by row takes three times as long.
  const select = db.prepare(
    `SELECT group_concat(${LISTING_OF_TEXT}) AS ids
     FROM listing_text WHERE listing_text MATCH ? AND rowid BETWEEN ? AND ?`,
  );
  // FTS5 passes over bounds that are not integers, and numbers are bound as floating point.
  return (query, { from, to }) =>
    String(select.get(query, BigInt(from), BigInt(to - 1))?.['ids'] ?? '');
}
