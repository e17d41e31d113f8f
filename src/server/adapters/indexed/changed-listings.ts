import type { DatabaseSync } from 'node:sqlite';

/** What has happened to the listings since it was asked last. */
export type Changes =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly listingIds: ReadonlySet<number> }
  /** By another process, or too much to tell one by one. */
  | { readonly kind: 'unknown' };

const NONE: Changes = { kind: 'none' };

/** Remembering more than this costs more than reading everything again. */
const REMEMBERED_LISTINGS = 50_000;

const EVENTS = [
  ['INSERT', 'new'],
  ['UPDATE', 'new'],
  ['DELETE', 'old'],
] as const;

/**
 * Watches the rows of searches: triggers, which this connection alone has, note every listing it
 * writes, and SQLite's own counter tells when another connection has written anything.
 */
export function changedListings(db: DatabaseSync): () => Changes {
  let noted = new Set<number>();
  db.function('note_changed_listing', (listingId) => {
    if (noted.size <= REMEMBERED_LISTINGS) noted.add(Number(listingId));
    return null;
  });
  for (const [event, row] of EVENTS) {
    db.exec(`
      CREATE TEMP TRIGGER IF NOT EXISTS note_${event.toLowerCase()}
      AFTER ${event} ON main.listing_row
      BEGIN SELECT note_changed_listing(${row}.listing_id); END`);
  }
  const readVersion = db.prepare('PRAGMA data_version');
  const versionNow = () => readVersion.get()?.['data_version'];
  let version = versionNow();

  return () => {
    const latest = versionNow();
    if (latest === version && noted.size === 0) return NONE;
    const isTold = latest === version && noted.size <= REMEMBERED_LISTINGS;
    const listingIds = noted;
    noted = new Set();
    version = latest;
    return isTold ? { kind: 'some', listingIds } : { kind: 'unknown' };
  };
}
