import type * as z from 'zod/mini';
import type { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { ANSWER_OPTIONS } from '#src/contract/listings/search/search-options.ts';
import type {
  ProviderSearchReply,
  SummarySearchReply,
} from '#src/contract/listings/search/provider-search-reply.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { CANADA_RING } from '#src/domain/places/canada.ts';
import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import { summaryHasFields } from '#src/domain/listing/summary/summary-document.ts';
import { clusterReplies } from './cluster-reply.ts';
import { listingResultMapper, summaryResultMapper } from './result-mappers.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import type {
  ClusterRequest,
  ListingRepository,
  PageRequest,
  StoredListing,
  StoreResult,
  StoreSearch,
} from './repository.ts';
import { searchStatistics, type ComputedParts } from './search-statistics.ts';
import type { Viewer } from '../http/viewer.ts';

/** The reply to a search, its listings whole. */
export type SearchReply = z.input<typeof ProviderSearchReply>;

/** The reply to a search for which summaries of listings are enough. */
export type SummaryReply = z.input<typeof SummarySearchReply>;

export type ListingService = {
  search(search: ListingSearch, viewer: Viewer): Promise<SearchReply>;
  /** Answers a search whose fields are all in summaries, see `asksForSummaries`. */
  searchSummaries(search: ListingSearch, viewer: Viewer): Promise<SummaryReply>;
  /** @throws RefusedRequest 410 for a removed listing, 404 when it never existed */
  get(key: ListingKey, viewer: Viewer): Promise<StoredListing>;
};

async function clustersReply(
  search: ListingSearch,
  clusters: Parameters<typeof clusterReplies>[0],
  results: ComputedParts,
) {
  if (!wantsClusters(search)) return {};
  const statistics = await results.ofTiles?.(clusters.map(({ tile }) => tile));
  return { map: { clusters: clusterReplies(clusters, search, statistics) } };
}

/** Reads listings in one form, and turns them into answers. */
type ReadAs<Stored, Found> = {
  readonly searchStore: (search: StoreSearch) => Promise<StoreResult<Stored>>;
  /** The answer for a listing, when only these of its fields are wanted. */
  readonly toAnswer: (
    search: ListingSearch,
    fields: readonly string[] | undefined,
  ) => (listing: Stored) => Found;
};

type AnyFoundInput = z.input<typeof AnySearchResult>;

async function reply<Stored, Found extends AnyFoundInput>(
  search: ListingSearch,
  { listings, clusters, ...result }: StoreResult<Stored>,
  results: ComputedParts,
  toAnswer: ReadAs<Stored, Found>['toAnswer'],
) {
  const inCluster = toAnswer(search, search.clusterFields);
  const foundClusters = clusters.map(({ members, ...cluster }) => ({
    ...cluster,
    ...(members ? { members: members.map(inCluster) } : {}),
  }));
  const aggregates = {
    ...results.aggregates,
    ...(await clustersReply(search, foundClusters, results)),
  };
  const listPrice = { ...results.statistics.listPrice, ...result.listPrice };
  return {
    apiVersion: 2 as const,
    page: search.pageNum,
    numPages: Math.ceil(result.count / search.resultsPerPage),
    pageSize: search.resultsPerPage,
    count: result.count,
    statistics: { ...results.statistics, listPrice },
    listings: listings.map(toAnswer(search, search.fields)),
    ...(Object.keys(aggregates).length > 0 ? { aggregates } : {}),
  };
}

const NONE_LISTED = { listings: [], clusters: [] };

/** Whether summaries hold all that a search wants of listings. */
export function asksForSummaries(search: ListingSearch): boolean {
  return (
    (!search.listings || summaryHasFields(search.fields)) &&
    (!wantsClusters(search) || summaryHasFields(search.clusterFields))
  );
}

function wantsClusters({ cluster, aggregates }: ListingSearch): boolean {
  return cluster || (aggregates?.includes('map') ?? false);
}

function pageOf(search: ListingSearch, today: string): PageRequest {
  return {
    ...pageSort(search.sortBy ?? (search.search ? 'relevance' : 'updatedOnDesc'), search, today),
    seed: search.seed,
    offset: (search.pageNum - 1) * search.resultsPerPage,
    limit: search.resultsPerPage,
  };
}

function clustersOf(search: ListingSearch): ClusterRequest {
  return {
    precision: search.clusterPrecision,
    limit: search.clusterLimit,
    ...(search.clusterListingsThreshold ? { listingsUpTo: search.clusterListingsThreshold } : {}),
  };
}

/** The conditions of a search on listings, without the form in which it wants them. */
function filterOf(search: ListingSearch): ListingFilter {
  const conditions = Object.entries(search).filter(
    ([name]) => !Object.hasOwn(ANSWER_OPTIONS, name),
  );
  return Object.fromEntries(conditions) as ListingFilter;
}

const notFound = ({ mlsNumber }: ListingKey) =>
  new RefusedRequest(404, [
    { param: 'mlsNumber', msg: `there is no listing with the MLS number ${mlsNumber}` },
  ]);

const noLongerListed = ({ mlsNumber }: ListingKey) =>
  new RefusedRequest(410, [
    { param: 'mlsNumber', msg: `the home with the MLS number ${mlsNumber} is no longer listed` },
  ]);

/** Searches and reads listings; data that a viewer may not see never leave the repository. */
export function listingService(
  repository: ListingRepository,
  { today }: { readonly today: () => string },
): ListingService {
  const workOut = searchStatistics(repository, today);

  async function answer<Stored, Found extends AnyFoundInput>(
    search: ListingSearch,
    viewer: Viewer,
    { searchStore, toAnswer }: ReadAs<Stored, Found>,
  ) {
    const filter = filterOf(search);
    const results = await workOut(search, filter, viewer);
    const wantsMore = search.listings || wantsClusters(search);
    // The statistics have read every match already.
    if (results.storeResult && !wantsMore)
      return await reply(search, { ...NONE_LISTED, ...results.storeResult }, results, toAnswer);
    const clusters = wantsClusters(search) ? { clusters: clustersOf(search) } : {};
    const isBounded = filter.map !== undefined || filter.radius !== undefined;
    const result = await searchStore({
      filter,
      viewer,
      ...(search.listings ? { page: pageOf(search, today()) } : {}),
      ...(isBounded ? clusters : {}),
    });
    if (isBounded || !wantsClusters(search)) return await reply(search, result, results, toAnswer);
    // Homes at an unknown place are counted, but are in no cluster.
    const onTheMap = {
      ...filter,
      map: [CANADA_RING.map(([lng, lat]): [number, number] => [lng, lat])],
    };
    const mapResult = await searchStore({ filter: onTheMap, viewer, ...clusters });
    return await reply(search, { ...result, clusters: mapResult.clusters }, results, toAnswer);
  }

  const fullSearch = {
    searchStore: (search: StoreSearch) => repository.search(search),
    toAnswer: listingResultMapper,
  };
  const summaries = {
    searchStore: (search: StoreSearch) => repository.searchSummaries(search),
    toAnswer: summaryResultMapper,
  };
  return {
    search: (search, viewer) => answer(search, viewer, fullSearch),
    searchSummaries: (search, viewer) => answer(search, viewer, summaries),

    async get(key, viewer) {
      const listing = await repository.find(key, viewer);
      if (listing) return listing;
      throw (await repository.findRemoved(key)) ? noLongerListed(key) : notFound(key);
    },
  };
}
