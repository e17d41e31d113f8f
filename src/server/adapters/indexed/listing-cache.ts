import { LRUCache } from 'lru-cache';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FoundRow } from '#src/server/search-index/index-search.ts';
import type { StoredListing, StoredSummary } from '#src/server/listings/repository.ts';
import type { DescribePhotos } from '#src/server/images/photos/photo-store.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { AUDIENCE } from '../sqlite/listings/rows/audience.ts';
import { readSummary, SELECT_SUMMARY } from '../sqlite/listings/listing-summary.ts';
import { VISIBLE_DOCUMENT, visibleListing } from '../sqlite/listings/visible-listing.ts';

/** Enough for some sixty maps of single homes that people look at just now, in some thirty megabytes. */
const CACHED_LISTINGS = 4000;

export type ListingCache = {
  /** A listing by its row, whole or as its public view. It is shared: nobody may change it. */
  readonly read: (row: FoundRow) => StoredListing;
  /** The summary of a listing, or its public view. It is shared like a listing. */
  readonly readSummary: (row: FoundRow) => StoredSummary;
  /** A listing by its number, as a viewer may see it. */
  readonly find: (key: ListingKey, viewer: Viewer) => StoredListing | undefined;
  /** Forgets what was read, as it may have changed. */
  readonly forget: () => void;
};

/** A listing with what is known of its photos, unless it is a public view, which has none. */
export function withPhotoNotes(
  listing: StoredListing,
  describePhotos: DescribePhotos | undefined,
): StoredListing {
  if (!describePhotos || 'restricted' in listing) return listing;
  return { ...listing, photos: [...describePhotos(listing)] };
}

/** The same of a summary. */
function withSummaryNotes(
  summary: StoredSummary,
  describePhotos: DescribePhotos | undefined,
): StoredSummary {
  if (!describePhotos || 'restricted' in summary) return summary;
  const { listing } = summary;
  return { ...summary, listing: { ...listing, photos: [...describePhotos(listing)] } };
}

/** Two views of one listing, so two keys: the whole one never stands in for the public one. */
const viewKey = ({ listingId, isRestricted }: FoundRow) => listingId * 2 + Number(isRestricted);

const audienceOf = ({ isRestricted }: FoundRow) =>
  isRestricted ? AUDIENCE.anonymous : AUDIENCE.everyone;

type ListingCacheOptions = {
  readonly limit?: number;
  readonly describePhotos?: DescribePhotos | undefined;
};

/** Reads listings by id and keeps the latest read, so that a map that is panned parses each once. */
export function listingCache(
  db: DatabaseSync,
  { limit = CACHED_LISTINGS, describePhotos }: ListingCacheOptions = {},
): ListingCache {
  const select = db.prepare(
    `SELECT ${VISIBLE_DOCUMENT} AS shown FROM (SELECT ? AS audience) CROSS JOIN listing WHERE id = ?`,
  );
  const selectSummary = db.prepare(SELECT_SUMMARY);
  const selectId = db.prepare(
    `SELECT id, public_document IS NOT NULL AS restricted FROM listing
     WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
  );
  const listings = new LRUCache<number, StoredListing, FoundRow>({
    max: limit,
    memoMethod: (_key, _stale, { context }) => parsed(context),
  });
  const summaries = new LRUCache<number, StoredSummary, FoundRow>({
    max: limit,
    memoMethod: (_key, _stale, { context }) => parsedSummary(context),
  });
  const rows = new LRUCache<string, FoundRow>({ max: limit });

  function storedRow(statement: StatementSync, row: FoundRow) {
    const stored = statement.get(audienceOf(row), row.listingId);
    if (stored) return stored;
    throw new Error(`listing ${row.listingId} is in the index but not in the database`);
  }

  function parsed(row: FoundRow): StoredListing {
    const viewer = row.isRestricted ? 'anonymous' : 'verified';
    return withPhotoNotes(visibleListing(storedRow(select, row), viewer), describePhotos);
  }

  function parsedSummary(row: FoundRow): StoredSummary {
    return withSummaryNotes(readSummary(storedRow(selectSummary, row)), describePhotos);
  }

  /** The row of a listing by its number; `isRestricted` where not everyone may see it whole. */
  function rowOf({ mlsNumber, boardId }: ListingKey): FoundRow | undefined {
    const [number, board] = [mlsNumber.toUpperCase(), boardId ?? null];
    const key = `${number}/${board}`;
    const cachedListing = rows.get(key);
    if (cachedListing) return cachedListing;
    const row = selectId.get(number, board, board);
    if (!row) return undefined;
    const indexedRow = { listingId: Number(row['id']), isRestricted: row['restricted'] === 1 };
    rows.set(key, indexedRow);
    return indexedRow;
  }

  function listingOf(row: FoundRow): StoredListing {
    return listings.memo(viewKey(row), { context: row });
  }

  return {
    read: listingOf,
    readSummary: (row) => summaries.memo(viewKey(row), { context: row }),
    find(key, viewer) {
      const row = rowOf(key);
      return row && listingOf(viewer === 'verified' ? { ...row, isRestricted: false } : row);
    },
    forget() {
      listings.clear();
      summaries.clear();
      rows.clear();
    },
  };
}
