import type { MakeCall } from '#src/contract/calls-over.ts';
import { getListingCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import {
  getListingHistoryCall,
  getListingSuggestionsCall,
} from '#src/contract/listings/detail/detail-calls.ts';
import {
  type AnyListing,
  type AnySummary,
  type HistoryEntry,
  SUMMARY_FIELDS,
} from '#src/contract/listings/listing.ts';
import { getListingValuationCall, type Valuation } from '#src/contract/listings/valuation-calls.ts';
import { homeSurroundings, type HomeSurroundings } from './home-surroundings.ts';
import type { PageLocals } from '#src/page-data/page-locals.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';
import {
  loadSmallTrend,
  type SaleTotals,
  type UsualDays,
  usualDaysOf,
} from '#src/domain/market/trends/load-trends.ts';
import { cityPlace } from '#src/domain/market/trends/trend-place.ts';
import type { SmallTrend } from '#src/domain/market/trends/trends.ts';
import { hasHistory } from '#src/domain/listing/boards.ts';
import { detailPath, listPath, signInPath } from '#src/domain/routes.ts';
import {
  type SuggestionColumns,
  suggestionColumns,
} from '#src/domain/search/suggestions/suggestion-columns.ts';
import { offeredHomes } from '#src/domain/search/offered-homes.ts';
import { isOffered } from '#src/domain/listing/status/status.ts';
import { isClosedToVisitors, isRestricted } from '#src/domain/listing/visibility.ts';

const NEARBY_KM = 25;
const NEARBY_HOMES = 8;

/** The viewer's knowledge of the times a home was on the market. */
export type ViewerHistory =
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
      /** Whether a visitor without a session must log in for it. */
      readonly isForMembers: boolean;
      readonly history: ViewerHistory;
      readonly similar: readonly AnySummary[];
      readonly suggestions: SuggestionColumns | undefined;
      readonly market: SmallTrend | undefined;
      /** How long homes around it take to sell; absent where it is not offered or that is not known. */
      readonly usualDays: UsualDays | undefined;
      /** Its surroundings; absent where its own place may not be shown. */
      readonly surroundings: HomeSurroundings | undefined;
      /** The value of the home by sales its viewer may see; absent where it may not be shown. */
      readonly valuation: Valuation | undefined;
    };

const isRefused = (error: CallFailure, status: number) =>
  error.kind === 'refused' && error.status === status;

/** Asked with the whole address, as the history of a home may lie under other numbers. */
async function historyOf(listing: AnyListing, call: MakeCall): Promise<ViewerHistory> {
  if (isRestricted(listing) || !hasHistory(listing.boardId)) return { kind: 'hidden' };
  const { mlsNumber, boardId } = listing;
  const { streetNumber, streetName, streetSuffix, unitNumber, city, state, zip } = listing.address;
  const parts = { streetNumber, streetName, streetSuffix, unitNumber, city, state, zip };
  const address = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  const hasStreetAddress = streetNumber && streetName;
  const query = { ...(hasStreetAddress ? address : { mlsNumber }), boardId };
  const history = await call(getListingHistoryCall, { query });
  if (history.ok) return { kind: 'ready', entries: history.value.history };
  if (isRefused(history.error, 404)) return { kind: 'ready', entries: [] };
  return { kind: isRefused(history.error, 401) ? 'hidden' : 'failed' };
}

/** The market of the city that a listing lies in; sales, also for a home to lease. None without sold homes. */
async function marketOf(
  { address }: AnyListing,
  { call, today, hasSold }: Pick<PageLocals, 'call' | 'today' | 'hasSold'>,
): Promise<SmallTrend | undefined> {
  if (!hasSold) return undefined;
  const place = cityPlace(address.city, address.state);
  return place && (await loadSmallTrend(call, place, today));
}

/** How long homes of its neighbourhood take to sell, or of its city where too few were sold around it. */
function usualDaysFor(
  listing: AnyListing,
  market: SmallTrend | undefined,
  around: SaleTotals | undefined,
): UsualDays | undefined {
  if (!market || isRestricted(listing) || listing.type !== 'Sale') return undefined;
  if (!isOffered(listing.lastStatus)) return undefined;
  return (around && usualDaysOf(around)) ?? usualDaysOf(market);
}

/** A value is shown beside a home for sale whose seller allows it. */
async function valuationOf(listing: AnyListing, call: MakeCall): Promise<Valuation | undefined> {
  if (isRestricted(listing) || listing.permissions.displayAutomatedValuation !== 'Y') {
    return undefined;
  }
  const { mlsNumber, boardId } = listing;
  const reply = await call(getListingValuationCall, { params: { mlsNumber }, query: { boardId } });
  return reply.ok ? reply.value : undefined;
}

/** Offered homes around one that has left the market, the nearest first. */
async function nearbyOf(
  { map, city, state }: RemovedListing,
  call: MakeCall,
): Promise<readonly AnySummary[]> {
  const place = map
    ? {
        lat: map.latitude,
        long: map.longitude,
        radius: NEARBY_KM,
        sortBy: 'distanceAsc' as const,
      }
    : { city: [city], state: [state] };
  const nearby = await call(searchListingsCall, {
    query: {
      ...offeredHomes(),
      ...place,
      resultsPerPage: NEARBY_HOMES,
      fields: SUMMARY_FIELDS,
    },
  });
  return nearby.ok ? nearby.value.listings : [];
}

/** Whether the listings cannot be reached, as opposed to a listing that does not exist. */
const isFailure = (error: CallFailure) => error.kind !== 'refused' || error.status >= 429;

/**
 * The listings cannot be reached at this moment. If the page said that there is no such listing, search
 * engines would drop it. The server reads the status by its name: pages are built separately from it.
 */
class ListingsUnavailable extends Error {
  readonly statusCode = 503;
}

/** Whether the server itself asks to come back later. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'RefusedRequest';

/** @throws ListingsUnavailable where the listings cannot be had */
async function readListing({ mlsNumber, boardId }: ListingKey, call: MakeCall) {
  const query = { params: { mlsNumber }, query: { boardId } };
  const reply = await call(getListingCall, query).catch((cause: unknown) => {
    if (isRefusal(cause)) throw cause;
    throw new ListingsUnavailable('The listing could not be read', { cause });
  });
  if (reply.ok || !isFailure(reply.error)) return reply;
  throw new ListingsUnavailable(`The listing could not be read: ${JSON.stringify(reply.error)}`);
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
 * The content of a listing's page for its viewer. `path` is that of the request, base included: another
 * address of the same listing is redirected to its own.
 *
 * @throws ListingsUnavailable where the listings cannot be reached
 */
export async function listingPage(
  key: ListingKey,
  path: string,
  locals: Pick<PageLocals, 'call' | 'removedListing' | 'mayHaveSession' | 'today' | 'hasSold'>,
): Promise<ListingPage> {
  const { call, mayHaveSession } = locals;
  const params = { mlsNumber: key.mlsNumber };
  const reply = await readListing(key, call);
  if (!reply.ok) return withoutListing(key, reply.error, locals);
  const listing = reply.value;
  const canonicalPath = detailPath(listing);
  const isForMembers = isRestricted(listing) && isClosedToVisitors(listing.permissions);
  if (isForMembers && !mayHaveSession) {
    return { kind: 'redirect', to: signInPath('login', canonicalPath), status: 302 };
  }
  // A restricted listing has a longer address after sign-in, so no cache may keep this one.
  if (path !== decodeURI(canonicalPath)) {
    return { kind: 'redirect', to: canonicalPath, status: isRestricted(listing) ? 302 : 301 };
  }
  const [history, market, valuation, around] = await Promise.all([
    historyOf(listing, call),
    marketOf(listing, locals),
    valuationOf(listing, call),
    call(getListingSuggestionsCall, {
      params,
      query: { boardId: key.boardId, fields: SUMMARY_FIELDS },
    }),
  ]);
  const surroundings = isRestricted(listing)
    ? undefined
    : await homeSurroundings(listing, market, locals);
  return {
    kind: 'listing',
    listing,
    path: canonicalPath,
    isForMembers,
    history,
    similar: around.ok ? around.value.similarListings : [],
    suggestions: around.ok ? suggestionColumns(listing.address, around.value) : undefined,
    market,
    usualDays: usualDaysFor(listing, market, surroundings?.neighbourhoodSales),
    surroundings,
    valuation,
  };
}
