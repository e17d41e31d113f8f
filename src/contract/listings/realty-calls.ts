import type { AnyListing } from './listing.ts';
import type { ListingSearch } from './search.ts';
import type { ListingSearchReply } from './search-reply.ts';
import type { Problems } from '../problem.ts';

/** Why a call gave no value. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly problems: Problems }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'aborted' };

export type CallOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CallFailure };

export type ListingKey = { readonly mlsNumber: string; readonly boardId?: number | undefined };

/** The realty API as its users call it: over HTTP in a browser, in memory while a page is rendered. */
export type RealtyCalls = {
  searchListings(
    search: Partial<ListingSearch>,
    signal?: AbortSignal,
  ): Promise<CallOutcome<ListingSearchReply>>;
  getListing(key: ListingKey, signal?: AbortSignal): Promise<CallOutcome<AnyListing>>;
};
