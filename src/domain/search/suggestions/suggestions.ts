import type { AnySummary, ListingSummary } from '#src/contract/listings/listing.ts';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { streetLine } from '../../listing/address.ts';
import { listingKey } from '../../listing/key.ts';
import { provinceOf } from '../../places/provinces.ts';
import { detailPath } from '../../routes.ts';
import { isRestricted, needsSignIn } from '../../listing/visibility.ts';

/** The calls refuse longer text. */
export const TEXT_LIMIT = 100;
/** Number of places, and of neighbourhoods. */
export const MAX_SUGGESTED_PLACES = 3;
export const MAX_SUGGESTED_LISTINGS = { small: 3, otherwise: 6 } as const;

/** How to look up listings for a typed text, in the server's default fields. */
export const LISTING_LOOKUP = { resultsPerPage: 5, aggregates: ['address.city'] } as const;

/** A home to pick: the text of its line, and the path of its page. */
export type ListingHint = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly city: string;
  readonly state: string;
  /** Null for a home that this visitor has to sign in for. */
  readonly street: string | null;
  /** Null where it is hidden or may be out of date. */
  readonly price: Pick<ListingSummary, 'type' | 'lastStatus' | 'listPrice' | 'soldPrice'> | null;
  /** Whether anyone may see the home. */
  readonly isPublic: boolean;
  /** Path of its page. */
  readonly path: string;
};

/** A suggestion that may be picked in a search box. */
export type Suggestion =
  | { readonly kind: 'place'; readonly place: PlaceSuggestion }
  | { readonly kind: 'listing'; readonly listing: ListingHint };

/** The suggestions for a text; listings are null until their lookup has answered. */
export type FoundSuggestions = {
  readonly text: string;
  readonly places: readonly PlaceSuggestion[];
  readonly neighborhoods: readonly PlaceSuggestion[];
  readonly listings: readonly ListingHint[] | null;
};

/** The typed text for a lookup: single spaces, none around it. */
export function cleanText(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a text is meant as a postal code, real or not. */
export const isLikePostalCode = (text: string) => /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i.test(text);

/** The text listings are looked up by: the typed text up to its first comma. */
export function listingText(text: string): string {
  return cleanText(text.split(',')[0] ?? '');
}

function openHint(listing: ListingSummary) {
  const { type, lastStatus, listPrice, soldPrice } = listing;
  return {
    street: streetLine(listing.address),
    price: { type, lastStatus, listPrice, soldPrice },
    isPublic: !needsSignIn(listing.permissions),
    path: detailPath(listing),
  };
}

/** Takes from a home that needs sign-in only what may be shown, whatever else came with it. */
export function hintOf(listing: AnySummary): ListingHint {
  const { mlsNumber, boardId } = listing;
  const { city, state } = listing.address;
  const publicParts = { mlsNumber, boardId, city, state };
  if (!isRestricted(listing)) return { ...publicParts, ...openHint(listing) };
  const path = detailPath({ mlsNumber, boardId, address: { city, state } });
  return { ...publicParts, street: null, price: null, isPublic: false, path };
}

/** The identity of a suggestion. */
export function suggestionKey(suggestion: Suggestion): string {
  return suggestion.kind === 'place' ? suggestion.place.place_id : listingKey(suggestion.listing);
}

function isInCanada({ description, state }: PlaceSuggestion): boolean {
  return description !== 'Canada' && provinceOf(state) !== undefined;
}

/** Places of Canada; the whole country is no place to search. */
export function canadianPlaces(places: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  return places.filter(isInCanada);
}

/**
 * The shown places, with the other results below them. Nothing shown moves or goes away, and there are no
 * duplicates; at most `MAX_SUGGESTED_PLACES`.
 */
export function appendPlaces(
  visible: readonly PlaceSuggestion[],
  places: readonly PlaceSuggestion[],
): PlaceSuggestion[] {
  const byId = new Map(
    [...visible, ...places].toReversed().map((place) => [place.place_id, place]),
  );
  const ids = new Set([...visible, ...places].map((place) => place.place_id));
  return [...ids].flatMap((id) => byId.get(id) ?? []).slice(0, MAX_SUGGESTED_PLACES);
}

/** Whether nothing was found; undefined while that is not known. */
export function hasNoResults({ places, neighborhoods, listings }: FoundSuggestions) {
  if (places.length > 0 || neighborhoods.length > 0) return false;
  return listings === null ? undefined : listings.length === 0;
}
