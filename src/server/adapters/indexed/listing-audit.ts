import type { DatabaseSync } from 'node:sqlite';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { differingFromDocuments } from '../sqlite/listings/derivation/differing-rows.ts';
import { markUnderived } from '../sqlite/listings/derivation/underived-listings.ts';
import { rowReader } from './index-rows.ts';

/** Listings that were not the same in all three places, by their ids in the database. */
export type AuditFindings = {
  /** Listings whose rows differ from their documents: the rows are derived anew. */
  readonly rows: readonly number[];
  /** Listings whose columns in the index differ from their rows: the index reads them again. */
  readonly index: readonly number[];
};

/** Makes every index read listings again. */
function noteChanged(db: DatabaseSync, listingIds: readonly number[]): void {
  const note = db.prepare('INSERT INTO listing_change (listing_id) VALUES (?)');
  for (const id of listingIds) note.run(id);
}

/**
 * Compares listings in the three places where searches meet them: the document, the rows that are derived
 * from it, and the columns of the index. It goes round through all listings, some at a time, and has
 * differences mended.
 *
 * @param exactIndex the index when it holds all writes; undefined otherwise
 */
export function listingAudit(db: DatabaseSync, exactIndex: () => ListingIndex | undefined) {
  const nextIds = db.prepare('SELECT id FROM listing WHERE id > ? ORDER BY id LIMIT ?');
  const readRows = rowReader(db);
  let lastId = 0;
  return {
    /** Compares the next listings. @throws the error that SQLite fails with */
    next(count: number): AuditFindings {
      const ids = nextIds.all(lastId, count).map((row) => Number(row['id']));
      lastId = ids.length < count ? 0 : (ids.at(-1) ?? 0);
      const index = exactIndex();
      const rows = differingFromDocuments(db, ids);
      const inIndex = index?.differing(readRows(ids)) ?? [];
      if (rows.length > 0) markUnderived(db, rows);
      if (inIndex.length > 0) noteChanged(db, inIndex);
      return { rows, index: inIndex };
    },
  };
}

export type ListingAudit = ReturnType<typeof listingAudit>;
