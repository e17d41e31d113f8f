import type { MakeCall } from '#src/contract/calls-over.ts';
import { getListingCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import {
  getListingHistoryCall,
  getListingSuggestionsCall,
} from '#src/contract/listings/detail-calls.ts';
import {
  type AnyListing,
  type AnySummary,
  type HistoryEntry,
  SUMMARY_FIELDS,
} from '#src/contract/listings/listing.ts';
import type { PageLocals } from '#src/page-data/page-locals.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/removed-listing.ts';
import { hasHistory } from '#src/domain/listing/boards.ts';
import { detailPath, listPath, signInPath } from '#src/domain/routes.ts';
import {
  type SuggestionColumns,
  suggestionColumns,
} from '#src/domain/search/suggestion-columns.ts';
import { isClosedToVisitors, isRestricted } from '#src/domain/listing/visibility.ts';

const NEARBY_KM = 25;
const NEARBY_HOMES = 8;

/** What the viewer of a page may know of the times a home was on the market. */
export type KnownHistory =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly entries: readonly HistoryEntry[] };

type ListingPage =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'gone';
      /** The list of its city. */
      readonly listHref: string;
      readonly nearby: readonly AnySummary[];
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'listing';
      readonly listing: AnyListing;
      readonly path: string;
      /** Whether someone without a session would have been sent to the login. */
      readonly isForMembers: boolean;
      readonly history: KnownHistory;
      readonly similar: readonly AnySummary[];
      readonly suggestions: SuggestionColumns | undefined;
    };

const isRefused = (error: CallFailure, status: number) =>
  error.kind === 'refused' && error.status === status;

/** Asked with the whole address, as the history of a home may lie under other numbers. */
async function historyOf(listing: AnyListing, call: MakeCall): Promise<KnownHistory> {
  if (isRestricted(listing) || !hasHistory(listing.boardId)) return { kind: 'hidden' };
  const { address, mlsNumber, boardId } = listing;
  const { streetNumber, streetName, streetSuffix, unitNumber, city, state, zip } = address;
  const parts = { streetNumber, streetName, streetSuffix, unitNumber, city, state, zip };
  const named = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  const isNamed = streetNumber && streetName;
  const query = { ...(isNamed ? named : { mlsNumber }), boardId };
  const found = await call(getListingHistoryCall, { query });
  if (found.ok) return { kind: 'ready', entries: found.value.history };
  if (isRefused(found.error, 404)) return { kind: 'ready', entries: [] };
  return { kind: isRefused(found.error, 401) ? 'hidden' : 'failed' };
}

/** Homes on the market around one that no longer is, the nearest first. */
async function nearbyOf({ map }: RemovedListing, call: MakeCall): Promise<readonly AnySummary[]> {
  const found = await call(searchListingsCall, {
    query: {
      status: ['A'],
      lat: map.latitude,
      long: map.longitude,
      radius: NEARBY_KM,
      sortBy: 'distanceAsc',
      resultsPerPage: NEARBY_HOMES,
      fields: SUMMARY_FIELDS,
    },
  });
  return found.ok ? found.value.listings : [];
}

async function withoutListing(
  key: ListingKey,
  error: CallFailure,
  { call, removedListing }: Pick<PageLocals, 'call' | 'removedListing'>,
): Promise<ListingPage> {
  if (!isRefused(error, 410)) return { kind: 'unknown' };
  const removed = await removedListing(key);
  if (!removed) return { kind: 'unknown' };
  const { state, city } = removed;
  const nearby = await nearbyOf(removed, call);
  return { kind: 'gone', listHref: listPath({ state, city }), nearby };
}

/**
 * What the page of a listing shows its viewer. `path` is that of the request, base included: another
 * address of the same listing is redirected to its own.
 */
export async function listingPage(
  key: ListingKey,
  path: string,
  locals: Pick<PageLocals, 'call' | 'removedListing' | 'mayHaveSession'>,
): Promise<ListingPage> {
  const { call, mayHaveSession } = locals;
  const params = { mlsNumber: key.mlsNumber };
  const found = await call(getListingCall, { params, query: { boardId: key.boardId } });
  if (!found.ok) return withoutListing(key, found.error, locals);
  const listing = found.value;
  const own = detailPath(listing);
  const isForMembers = isRestricted(listing) && isClosedToVisitors(listing.permissions);
  if (isForMembers && !mayHaveSession) {
    return { kind: 'redirect', to: signInPath('login', own), status: 302 };
  }
  // A restricted listing has a longer address after sign-in, so nothing may remember this one.
  if (path !== decodeURI(own)) {
    return { kind: 'redirect', to: own, status: isRestricted(listing) ? 302 : 301 };
  }
  const [history, around] = await Promise.all([
    historyOf(listing, call),
    call(getListingSuggestionsCall, {
      params,
      query: { boardId: key.boardId, fields: SUMMARY_FIELDS },
    }),
  ]);
  return {
    kind: 'listing',
    listing,
    path: own,
    isForMembers,
    history,
    similar: around.ok ? around.value.similarListings : [],
    suggestions: around.ok ? suggestionColumns(listing.address, around.value) : undefined,
  };
}
