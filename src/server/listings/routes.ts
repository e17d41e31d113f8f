import type { FastifyInstance } from 'fastify';
import { searchListings, searchListingsByPost } from '#src/contract/listings/listings.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import { mountForViewer } from '../http/mount-for-viewer.ts';
import { SentAs } from '../http/replies/replies.ts';
import type { Viewer } from '../http/viewer.ts';
import { clustersWithFields } from './cluster-reply.ts';
import { withFields } from './field-picker.ts';
import type { ListingService, SearchReply } from './service.ts';

/** A reply with the fields of its listings and clusters that the search names. */
function searchReply(
  reply: SearchReply,
  { clusterFields, ...look }: Pick<ListingSearch, 'fields' | 'clusterFields' | 'pretty'>,
): SearchReply | SentAs<SearchReply> {
  const listedReply = withFields(reply, ['listings'], look);
  const { aggregates } = reply;
  const clusters = aggregates?.map?.clusters;
  if (!clusters || !clusterFields) return listedReply;
  const payload = listedReply instanceof SentAs ? listedReply.payload : listedReply;
  const map = { clusters: clustersWithFields(clusters, clusterFields) };
  return new SentAs(reply, { ...payload, aggregates: { ...aggregates, map } });
}

/** The listings part of the realty API. */
export function listingRoutes(
  app: FastifyInstance,
  { listings, identify }: { listings: ListingService; identify: IdentifyViewer },
): void {
  const answer = async (search: ListingSearch, viewer: Viewer) =>
    searchReply(await listings.search(search, viewer), search);

  mountForViewer(app, identify, searchListings, ({ query, viewer }) => answer(query, viewer));
  mountForViewer(app, identify, searchListingsByPost, ({ query, body, viewer }) =>
    answer({ ...query, ...body }, viewer),
  );
}
