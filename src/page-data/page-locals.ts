import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { AnyGiven, ClientCall } from '#src/contract/client-call.ts';
import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';

type City = PlaceDatabase['cities'][number];

/** What a page that is rendered on request may ask the server that renders it. */
export type ViewerLocals = {
  /** Makes a call of the realty API for the viewer the page is rendered for. */
  readonly call: MakeCall;
  /** What is left of a listing for which the call is refused with 410. */
  readonly removedListing: (key: ListingKey) => Promise<RemovedListing | undefined>;
  readonly places: {
    /** Every city of that name, as it stands in an address, the largest first. */
    citiesNamed(citySlug: string): Promise<readonly City[]>;
  };
  /** The day it is, YYYY-MM-DD. */
  readonly today: string;
  /** Whether sold homes are among the listings. */
  readonly hasSold: boolean;
};

/** What a page asks the server for, for one viewer, wherever it is rendered. */
export type PageServer = {
  /** Carries a call of the realty API. */
  readonly transport: (
    call: Pick<ClientCall, 'method' | 'path'>,
    input: AnyGiven,
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

/** The same, with what the request says of who makes it. */
export type PageLocals = ViewerLocals & {
  /** Whether views of listings are counted. */
  readonly countsViews: boolean;
  /** As of when listings are shown, where their feed has not been read for too long. */
  readonly staleSince: () => Promise<Date | undefined>;
  /** Whether its browser claims to have a session. A hint: it opens nothing. */
  readonly mayHaveSession: boolean;
  /** Logs what a part of the page fails with that says so itself; the rest of the page is shown. */
  readonly logFailure?: (error: unknown) => void;
  /** Takes what rendering fails with; absent while pages are built. */
  readonly reportFailure?: (error: unknown) => void;
};

/** What a page is rendered with, from what it may ask the server. */
export function localsOf({ transport, citiesNamed, ...server }: PageServer): PageLocals {
  return { ...server, call: callsOver(transport), places: { citiesNamed } };
}
