import { call } from '#src/clients/http.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type AnySummary, SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { success } from '#src/lib/outcome.ts';

/** Homes as their viewer may see them today, by key; null for an unlisted one. */
export type ListingsByKey = ReadonlyMap<string, AnySummary | null>;

/** Asks for at most a hundred homes, on the market or off it. */
export async function findListings(
  homes: readonly KeyedListing[],
  signal: AbortSignal,
): Promise<CallOutcome<ListingsByKey>> {
  const outcome = await call(searchListingsCall, {
    query: {
      mlsNumber: homes.map(({ mlsNumber }) => mlsNumber),
      status: ['A', 'U'],
      resultsPerPage: 100,
      fields: SUMMARY_FIELDS,
    },
    signal,
  });
  if (!outcome.ok) return outcome;
  const listings = new Map<string, AnySummary | null>(
    homes.map((home) => [listingKey(home), null]),
  );
  for (const listing of outcome.value.listings) {
    if (listings.has(listingKey(listing))) listings.set(listingKey(listing), listing);
  }
  return success(listings);
}
