import type { DatabaseSync } from 'node:sqlite';
import type { FoundRow, IndexResult, IndexSearch } from '#src/server/search-index/index-search.ts';
import { MORTON_LEVELS, tileOfCode } from '#src/server/search-index/morton.ts';
import type {
  ClusterRequest,
  ListingRepository,
  StoreCluster,
  StoreResult,
  StoreSearch,
} from '#src/server/listings/repository.ts';
import type { DescribePhotos } from '#src/server/images/photos/photo-store.ts';
import type { SlowSearches } from '../search-process/slow-searches.ts';
import { summarizedResult } from '../sqlite/listings/summaries/listing-summary.ts';
import { sqliteListings } from '../sqlite/listings/listings.ts';
import { currentIndex } from './current-index.ts';
import type { IndexOptions } from './index-events.ts';
import { indexFilters } from './index-filter.ts';
import { indexFacts } from './index-facts.ts';
import { indexOrder } from './index-order.ts';
import { type KeywordSets, keywordSets } from './keyword-sets.ts';
import { type ListingAudit, listingAudit } from './listing-audit.ts';
import { labelCache } from './label-cache.ts';
import { listingCache, withPhotoNotes } from './listing-cache.ts';

/** Whether the index can answer a request for clusters: the cells must not be finer than its codes. */
function answersClusters({ precision }: ClusterRequest): boolean {
  return precision <= MORTON_LEVELS;
}

/** A search in the terms of the index; undefined when SQLite has to answer it. */
export function indexSearch(search: StoreSearch, keywords: KeywordSets): IndexSearch | undefined {
  const { filter: conditions, viewer, page, clusters } = search;
  // The index holds nothing that is withheld.
  if (viewer === 'trusted') return undefined;
  if (clusters && !answersClusters(clusters)) return undefined;
  const filters = indexFilters(conditions, viewer, keywords);
  if (!filters) return undefined;
  const [filter, ...or] = filters;
  return {
    filter,
    or,
    ...(page ? { page: indexOrder(page, conditions, keywords) } : {}),
    ...(clusters ? { cells: clusters } : {}),
  };
}

/** Reads the listing of a row as the viewer may see it; undefined once it has been removed. */
type ReadRow<Listing> = (row: FoundRow) => Listing | undefined;

const listingsOf = <Listing>(rows: readonly FoundRow[], readRow: ReadRow<Listing>): Listing[] =>
  rows.flatMap((row) => readRow(row) ?? []);

/** A lone home of a map cell as a row. */
const loneRow = ({ listingId, restrictedCount }: IndexResult['cells'][number]): FoundRow => ({
  listingId,
  isRestricted: restrictedCount > 0,
});

/** The rows of all listings that an answer shows. */
function shownRows({ page, cells }: IndexResult): FoundRow[] {
  return [
    ...page,
    ...cells.flatMap((cell) => cell.rows ?? (cell.count === 1 ? [loneRow(cell)] : [])),
  ];
}

function membersOf<Listing>(cell: IndexResult['cells'][number], readRow: ReadRow<Listing>) {
  if (cell.rows) return { members: listingsOf(cell.rows, readRow) };
  return cell.count === 1 ? { members: listingsOf([loneRow(cell)], readRow) } : {};
}

function asCluster<Listing>(
  cell: IndexResult['cells'][number],
  readRow: ReadRow<Listing>,
): StoreCluster<Listing> {
  const { code, count, restrictedCount, closedCount } = cell;
  return {
    tile: tileOfCode(code),
    count,
    restrictedCount,
    closedCount,
    location: {
      latitude: cell.latSumE6 / count / 1e6,
      longitude: cell.lngSumE6 / count / 1e6,
    },
    bounds: {
      north: cell.northE6 / 1e6,
      south: cell.southE6 / 1e6,
      east: cell.eastE6 / 1e6,
      west: cell.westE6 / 1e6,
    },
    ...membersOf(cell, readRow),
  };
}

function asStoreResult<Listing>(
  result: IndexResult,
  readRow: ReadRow<Listing>,
): StoreResult<Listing> {
  const { count, listPrice, page, cells } = result;
  return {
    count,
    listPrice,
    listings: listingsOf(page, readRow),
    clusters: cells.map((cell) => asCluster(cell, readRow)),
  };
}

export type IndexedListingsOptions = IndexOptions & {
  /** Answers searches that the index does not answer; without it this thread does. */
  readonly slow?: SlowSearches | undefined;
  /** Gives the notes on the photos of listings; without it there are none. */
  readonly describePhotos?: DescribePhotos;
};

export type IndexedListings = ListingRepository & {
  /** Compares the listings with their rows and the index. */
  readonly audit: ListingAudit;
};

/**
 * Listings in SQLite with an index in memory before it: the index answers the searches it can, SQLite
 * everything else, and the two answer alike. Closing it may write the index to its snapshot file.
 */
export function indexedListings(
  db: DatabaseSync,
  { slow, describePhotos, ...options }: IndexedListingsOptions = {},
): IndexedListings {
  const sqliteStore = sqliteListings(db);
  // Inside a transaction only its own connection sees its writes.
  const outsideIndex = () => (slow && !db.isTransaction ? slow : sqliteStore);
  const cache = listingCache(db, { describePhotos });
  const keywords = keywordSets(db, { slow });
  const labels = labelCache(db);
  const onChange = (listingIds: Iterable<number> | undefined) => {
    labels.forget();
    cache.forget(listingIds);
    keywords.forget();
  };
  const current = currentIndex(db, { ...options, onChange });
  async function searchIndex(search: StoreSearch): Promise<IndexResult | undefined> {
    await keywords.load(search.filter, { byRelevance: search.page?.sort === 'relevance' });
    // The index comes first: when it takes in a change, the sets of keywords are forgotten.
    const index = current.now();
    const indexedSearch = index && indexSearch(search, keywords);
    return indexedSearch && index.search(indexedSearch);
  }

  async function searchOutside(search: StoreSearch): Promise<StoreResult> {
    const result = await outsideIndex().search(search);
    const described = result.listings.map((each) => withPhotoNotes(each, describePhotos));
    return { ...result, listings: described };
  }

  return {
    ...sqliteStore,
    audit: listingAudit(db, current.exact),
    async search(search) {
      const result = await searchIndex(search);
      if (!result) return await searchOutside(search);
      return asStoreResult(result, (row) => cache.read(row, search.viewer));
    },
    async searchSummaries(search) {
      const result = await searchIndex(search);
      if (!result) return summarizedResult(await searchOutside(search));
      cache.loadSummaries(shownRows(result));
      return asStoreResult(result, (row) => cache.readSummary(row, search.viewer));
    },
    async facts(request) {
      const { filter, viewer } = request;
      if (viewer === 'trusted') return outsideIndex().facts(request);
      await keywords.load(filter, { byRelevance: false });
      const index = current.now();
      const indexedSearch = index && indexFilters(filter, viewer, keywords);
      if (!indexedSearch) return outsideIndex().facts(request);
      return indexFacts(index, indexedSearch, labels);
    },
    async find(key, viewer) {
      // Asking for the index first makes the cache forget changes of other connections.
      const isCached = viewer !== 'trusted' && current.now() !== undefined;
      return isCached ? cache.find(key, viewer) : await sqliteStore.find(key, viewer);
    },
    async findAll(keys, viewer) {
      const isCached = viewer !== 'trusted' && current.now() !== undefined;
      if (!isCached) return await sqliteStore.findAll(keys, viewer);
      return keys.flatMap((key) => cache.find(key, viewer) ?? []);
    },
    async findSummaries(keys, viewer) {
      const isCached = viewer !== 'trusted' && current.now() !== undefined;
      if (!isCached) return await sqliteStore.findSummaries(keys, viewer);
      return cache.findSummaries(keys, viewer);
    },
    revision: current.revision,
    // A writer finds its own change at once, whatever its size.
    async put(records) {
      const counts = await sqliteStore.put(records);
      await current.upToDate();
      return counts;
    },
    async remove(keys, removedOn) {
      await sqliteStore.remove(keys, removedOn);
      await current.upToDate();
    },
    close() {
      current.close();
      slow?.close();
      sqliteStore.close();
    },
  };
}
