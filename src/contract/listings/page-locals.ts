import type { AutocompleteQuery } from './autocomplete.ts';
import type { AutocompleteReply } from './autocomplete-call.ts';
import type { ListingHistory, ListingSuggestions } from './detail-calls.ts';
import type { HistoryQuery } from './history.ts';
import type { PlaceDatabase, PlaceSuggestions } from '../places/calls.ts';
import type { CallOutcome, ListingKey, RealtyCalls } from './realty-calls.ts';
import type { RemovedListing } from './removed-listing.ts';

type TypedQuery = Pick<AutocompleteQuery, 'search' | 'resultsPerPage' | 'fields'>;

type City = PlaceDatabase['cities'][number];

/** What a page that is rendered on request may ask the server that renders it. */
export type ViewerLocals = {
  /** For the viewer the page is rendered for. */
  readonly realty: RealtyCalls & {
    getListingSuggestions(
      key: ListingKey,
      fields: readonly string[],
    ): Promise<CallOutcome<ListingSuggestions>>;
    /** Refused with 401 for a viewer without a session. */
    getListingHistory(home: HistoryQuery): Promise<CallOutcome<ListingHistory>>;
    /** What is left of a listing for which `getListing` is refused with 410. */
    getRemovedListing(key: ListingKey): Promise<CallOutcome<RemovedListing>>;
    /** Listings for a typed text, as while one types. */
    autocompleteListings(query: TypedQuery): Promise<CallOutcome<AutocompleteReply>>;
  };
  readonly places: {
    /** Every city of that name, as it stands in an address, the largest first. */
    citiesNamed(citySlug: string): readonly City[];
    /** At most `limit` of each group. */
    suggest(text: string, limit: number): Promise<PlaceSuggestions>;
  };
  /** The day it is, YYYY-MM-DD. */
  readonly today: string;
};

/** The same, with what the request says of who makes it. */
export type PageLocals = ViewerLocals & {
  /** Whether its browser claims to have a session. A hint: it opens nothing. */
  readonly mayHaveSession: boolean;
  /** Takes what rendering fails with; absent while pages are built. */
  readonly reportFailure?: (error: unknown) => void;
};
