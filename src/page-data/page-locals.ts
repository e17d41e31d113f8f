import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';
import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';

type City = PlaceDatabase['cities'][number];

/** The calls a page rendered on request may make to its server. */
export type ViewerLocals = {
  /** Makes a call of the realty API for the viewer the page is rendered for. */
  readonly call: MakeCall;
  /** The remains of a listing for which the call is refused with 410. */
  readonly removedListing: (key: ListingKey) => Promise<RemovedListing | undefined>;
  readonly places: {
    /** Every city with that URL segment, the largest first. */
    citiesNamed(citySlug: string): Promise<readonly City[]>;
  };
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Whether sold homes are among the listings. */
  readonly hasSold: boolean;
};

/** The calls of a page to the server, for one viewer, wherever it is rendered. */
export type PageServer = {
  /** Carries a call of the realty API. */
  readonly transport: (
    call: Pick<ClientCall, 'method' | 'path'>,
    input: CallInput,
  ) => Promise<CallOutcome<unknown>>;
  readonly removedListing: ViewerLocals['removedListing'];
  readonly citiesNamed: ViewerLocals['places']['citiesNamed'];
  readonly staleSince: PageLocals['staleSince'];
  readonly today: string;
  readonly hasSold: boolean;
  readonly countsViews: boolean;
  readonly mayHaveSession: boolean;
  readonly logFailure: (error: unknown) => void;
};

/** The same, with the facts about the viewer in the request. */
export type PageLocals = ViewerLocals & {
  /** Whether views of listings are counted. */
  readonly countsViews: boolean;
  /** The moment the shown listings date from, where their feed has not been read for too long. */
  readonly staleSince: () => Promise<Date | undefined>;
  /** Whether its browser claims to have a session. A hint: it opens nothing. */
  readonly mayHaveSession: boolean;
  /** Logs the error of a part that shows its own failure; the rest of the page is shown. */
  readonly logFailure?: (error: unknown) => void;
  /** Receives errors of rendering; absent while pages are built. */
  readonly reportFailure?: (error: unknown) => void;
};

/** The locals of a page, from the calls it may make to the server. */
export function localsOf({ transport, citiesNamed, ...server }: PageServer): PageLocals {
  return { ...server, call: callsOver(transport), places: { citiesNamed } };
}
