import type { FastifyInstance } from 'fastify';
import { searchListings, searchListingsByPost } from '#src/contract/listings/listings.ts';
import { SummarySearchReply } from '#src/contract/listings/search/provider-search-reply.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import { mountForViewer } from '../http/mount-for-viewer.ts';
import { SentAs, SentPart } from '../http/replies/replies.ts';
import type { Viewer } from '../http/viewer.ts';
import { clustersWithFields } from './cluster-reply.ts';
import { withFields } from './reply-fields.ts';
import {
  asksForSummaries,
  type ListingService,
  type SearchReply,
  type SummaryReply,
} from './service.ts';

type Look = Pick<ListingSearch, 'fields' | 'clusterFields' | 'pretty'>;

/** The part of a reply that is sent: its listings and clusters carry the fields that the search names. */
function sentPart(reply: SearchReply | SummaryReply, { clusterFields, ...look }: Look): object {
  const listedReply = withFields<SearchReply | SummaryReply>(reply, ['listings'], look);
  const payload = listedReply instanceof SentAs ? listedReply.payload : listedReply;
  const { aggregates } = reply;
  const clusters = aggregates?.map?.clusters;
  if (!clusters || !clusterFields) return payload;
  const map = { clusters: clustersWithFields(clusters, clusterFields) };
  return { ...payload, aggregates: { ...aggregates, map } };
}

/** Answers a search of a viewer, from summaries of listings when these hold all wanted fields. */
export async function answerSearch(
  listings: ListingService,
  search: ListingSearch,
  viewer: Viewer,
) {
  if (asksForSummaries(search)) {
    const part = await listings.searchSummaries(search, viewer);
    return new SentPart(part, SummarySearchReply, sentPart(part, search));
  }
  const reply = await listings.search(search, viewer);
  return new SentAs(reply, sentPart(reply, search));
}

type ListingRouteDependencies = {
  readonly listings: ListingService;
  readonly identify: IdentifyViewer;
  /** A text that changes with the listings. */
  readonly revision: () => string;
};

/** The listings part of the realty API. */
export function listingRoutes(
  app: FastifyInstance,
  { listings, identify, revision }: ListingRouteDependencies,
): void {
  const answer = (search: ListingSearch, viewer: Viewer) => answerSearch(listings, search, viewer);

  mountForViewer(app, { identify, revision }, searchListings, ({ query, viewer }) =>
    answer(query, viewer),
  );
  mountForViewer(app, { identify, revision }, searchListingsByPost, ({ query, body, viewer }) =>
    answer({ ...query, ...body }, viewer),
  );
}
