import { LRUCache } from 'lru-cache';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FoundRow } from '#src/server/search-index/index-search.ts';
import type { StoredListing, StoredSummary } from '#src/server/listings/repository.ts';
import type { DescribePhotos } from '#src/server/images/photos/photo-store.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import {
  SELECT_SUMMARIES,
  SELECT_SUMMARY,
  summaryReader,
} from '../sqlite/listings/summaries/summary-rows.ts';
import { type ListingRow, visibleListing } from '../sqlite/listings/visible-listing.ts';

/** Enough for some sixty maps of single homes that people look at at one time, in a few megabytes. */
const CACHED_SUMMARIES = 4000;
/**
 * Only pages of single homes, which are cached themselves, read documents; these are several times as long.
 */
const CACHED_DOCUMENTS = 500;

export type ListingCache = {
  /**
   * A listing by its row, whole or as its public view. It is shared: nobody may change it. Undefined when
   * it has been removed since the search.
   */
  readonly read: (row: FoundRow, viewer: Viewer) => StoredListing | undefined;
  /** The summary of a listing, or its public view. It is shared like a listing. */
  readonly readSummary: (row: FoundRow, viewer: Viewer) => StoredSummary | undefined;
  /** Reads the summaries of many rows in one go, which takes less time than one by one. */
  readonly loadSummaries: (rows: readonly FoundRow[]) => void;
  /** A listing by its number, as a viewer may see it. */
  readonly find: (key: ListingKey, viewer: Viewer) => StoredListing | undefined;
  /** The summaries of listings by their numbers, without those of missing listings. */
  readonly findSummaries: (keys: readonly ListingKey[], viewer: Viewer) => StoredSummary[];
  /** Forgets some listings, or all, as they may have changed. */
  readonly forget: (listingIds?: Iterable<number>) => void;
};

/** A listing with the notes on its photos, unless it is a public view, which has no photos. */
export function withPhotoNotes(
  listing: StoredListing,
  describePhotos: DescribePhotos | undefined,
): StoredListing {
  if (!describePhotos || 'restricted' in listing) return listing;
  return { ...listing, photos: [...describePhotos(listing)] };
}

/** A summary with the notes on its photos. */
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

/** A value read of a listing, and whether everyone may see only its public view. */
type Cached<Value> = { readonly value: Value; readonly isRestricted: boolean };

/** A listing that is not restricted has no public view: everyone may see it whole. */
const SELECT_DOCUMENT = `
  SELECT CASE WHEN ? THEN coalesce(public_document, document) ELSE document END AS shown,
    public_document IS NOT NULL AS restricted
  FROM listing WHERE id = ?`;

/**
 * The id of a listing by its number. The short summary says whether it is restricted: in the listing's own
 * row that stands behind the document. A listing that another program has just written has no summary yet.
 */
const SELECT_ID = `
  SELECT id, coalesce(
    (SELECT listing_summary.public_document IS NOT NULL FROM listing_summary WHERE listing_id = id),
    public_document IS NOT NULL) AS restricted
  FROM listing WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`;

/** Notes on photos change without their listings. */
const PHOTO_NOTES_KEPT_MS = 10 * 60_000;

type ReadCached<Value> = (row: FoundRow) => Cached<Value> | undefined;

/**
 * The audience of a row may have changed since the search: the row is then shown by its present audience.
 */
function asShownTo<Value>(
  readRow: ReadCached<Value>,
  row: FoundRow,
  viewer: Viewer,
): Value | undefined {
  const cached = readRow(row);
  const isHidden = viewer === 'anonymous' && !row.isRestricted && cached?.isRestricted === true;
  return (isHidden ? readRow({ ...row, isRestricted: true }) : cached)?.value;
}

type ListingCacheOptions = {
  /** Most documents that are kept. */
  readonly documentLimit?: number;
  readonly describePhotos?: DescribePhotos | undefined;
};

/** Reads listings by id and keeps the latest read, so that a map that is panned parses each once. */
export function listingCache(
  db: DatabaseSync,
  { documentLimit = CACHED_DOCUMENTS, describePhotos }: ListingCacheOptions = {},
): ListingCache {
  const select = db.prepare(SELECT_DOCUMENT);
  const selectSummary = db.prepare(SELECT_SUMMARY);
  const selectSummaries = db.prepare(SELECT_SUMMARIES);
  const selectId = db.prepare(SELECT_ID);
  const age = describePhotos ? { ttl: PHOTO_NOTES_KEPT_MS } : {};

  function cacheOf<Value extends object>(
    max: number,
    statement: StatementSync,
    parse: (stored: ListingRow, row: FoundRow) => Value,
  ) {
    return new LRUCache<number, Cached<Value>, FoundRow>({
      max,
      ...age,
      memoMethod(_key, _stale, { context: row }) {
        const stored = statement.get(Number(row.isRestricted), row.listingId);
        const isRestricted = stored?.['restricted'] === 1;
        // The types do not know that undefined is not kept.
        return (stored && { value: parse(stored, row), isRestricted }) as Cached<Value>;
      },
    });
  }

  const listings = cacheOf(documentLimit, select, (stored, { isRestricted }) =>
    withPhotoNotes(visibleListing(stored, isRestricted ? 'anonymous' : 'verified'), describePhotos),
  );
  const readSummary = summaryReader(db);
  const parseSummary = (stored: ListingRow) =>
    withSummaryNotes(readSummary(stored), describePhotos);
  const summaries = cacheOf(CACHED_SUMMARIES, selectSummary, parseSummary);
  const rows = new LRUCache<string, FoundRow>({ max: CACHED_SUMMARIES });

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

  const listingOf: ReadCached<StoredListing> = (row) =>
    listings.memo(viewKey(row), { context: row });
  const summaryOf: ReadCached<StoredSummary> = (row) =>
    summaries.memo(viewKey(row), { context: row });

  function loadViews(rows: readonly FoundRow[], isRestricted: boolean): void {
    const listingIds = rows
      .filter((row) => row.isRestricted === isRestricted && !summaries.has(viewKey(row)))
      .map(({ listingId }) => listingId);
    if (listingIds.length < 2) return;
    const wantedIds = JSON.stringify(listingIds);
    for (const stored of selectSummaries.all(Number(isRestricted), wantedIds)) {
      summaries.set(viewKey({ listingId: Number(stored['listing_id']), isRestricted }), {
        value: parseSummary(stored),
        isRestricted: stored['restricted'] === 1,
      });
    }
  }

  /** The row of a listing as a viewer may see it. */
  function rowFor(key: ListingKey, viewer: Viewer): FoundRow | undefined {
    const row = rowOf(key);
    return row && viewer === 'verified' ? { ...row, isRestricted: false } : row;
  }

  function loadSummaries(rows: readonly FoundRow[]): void {
    loadViews(rows, false);
    loadViews(rows, true);
  }

  return {
    loadSummaries,
    read: (row, viewer) => asShownTo(listingOf, row, viewer),
    readSummary: (row, viewer) => asShownTo(summaryOf, row, viewer),
    find(key, viewer) {
      const row = rowFor(key, viewer);
      return row && asShownTo(listingOf, row, viewer);
    },
    findSummaries(keys, viewer) {
      const rows = keys.flatMap((key) => rowFor(key, viewer) ?? []);
      loadSummaries(rows);
      return rows.flatMap((row) => asShownTo(summaryOf, row, viewer) ?? []);
    },
    forget(listingIds) {
      rows.clear();
      if (!listingIds) {
        listings.clear();
        summaries.clear();
        return;
      }
      for (const listingId of listingIds) {
        for (const isRestricted of [false, true]) {
          listings.delete(viewKey({ listingId, isRestricted }));
          summaries.delete(viewKey({ listingId, isRestricted }));
        }
      }
    },
  };
}
