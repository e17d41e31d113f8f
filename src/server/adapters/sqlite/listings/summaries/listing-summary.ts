import type { RestrictedDocument } from '#src/contract/listings/listing.ts';
import { summaryOf } from '#src/domain/listing/summary/summary-document.ts';
import type { StoredListing, StoredSummary, StoreResult } from '#src/server/listings/repository.ts';

function isPublicView(listing: StoredListing): listing is RestrictedDocument {
  return 'restricted' in listing;
}

/** The summary of a listing, or its public view. */
export function summarized(listing: StoredListing): StoredSummary {
  return isPublicView(listing) ? listing : summaryOf(listing);
}

/** The result of a search, with the summaries of the listings in place of their documents. */
export function summarizedResult(result: StoreResult): StoreResult<StoredSummary> {
  const { listings, clusters, ...rest } = result;
  return {
    ...rest,
    listings: listings.map(summarized),
    clusters: clusters.map(({ members, ...cluster }) => ({
      ...cluster,
      ...(members ? { members: members.map(summarized) } : {}),
    })),
  };
}
