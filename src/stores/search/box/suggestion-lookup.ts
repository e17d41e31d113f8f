import { call } from '#src/clients/http.ts';
import { autocompleteListingsCall } from '#src/contract/listings/autocomplete/autocomplete-call.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { suggestPlacesCall } from '#src/contract/places/calls.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { isSearchable } from '#src/contract/places/search-text.ts';
import { isMapPage } from '#src/domain/search/suggestions/suggestion-path.ts';
import {
  canadianPlaces,
  hintOf,
  type ListingHint,
  LISTING_LOOKUP,
  listingText,
  MAX_SUGGESTED_PLACES,
} from '#src/domain/search/suggestions/suggestions.ts';
import { success } from '#src/lib/outcome.ts';
import type { PlaceGroups } from './local-places.ts';
import { $route } from '../../shell/route.ts';
import { $view, rememberedSettings } from '../settings.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** A line of text needs no photos. */
const FIELDS = SUMMARY_FIELDS.filter((field) => !field.startsWith('images'));

/** The point near which places are likely to be meant: the map's, now or at the last visit. */
export function locationBias(): LatLng {
  const { center } = isMapPage($route.get()) ? $view.get() : rememberedSettings();
  // About ten kilometres, so that caches can share the answers.
  return { lat: Number(center.lat.toFixed(1)), lng: Number(center.lng.toFixed(1)) };
}

/** Homes for the typed text, on the market first. */
export async function lookUpListings(
  text: string,
  signal: AbortSignal,
): Promise<CallOutcome<readonly ListingHint[]>> {
  const search = listingText(text);
  if (!isSearchable(search)) return success([]);
  const query = { search, ...LISTING_LOOKUP, fields: FIELDS };
  const outcome = await call(autocompleteListingsCall, { query, signal });
  return outcome.ok ? success(outcome.value.listings.map(hintOf)) : outcome;
}

/** Places and neighbourhoods of Canada for the typed text. */
export async function lookUpPlaces(
  text: string,
  signal: AbortSignal,
): Promise<CallOutcome<PlaceGroups>> {
  const query = { q: text, ...locationBias(), limit: MAX_SUGGESTED_PLACES };
  const outcome = await call(suggestPlacesCall, { query, signal });
  if (!outcome.ok) return outcome;
  const { locations, neighborhoods } = outcome.value;
  return success({
    places: canadianPlaces(locations),
    neighborhoods: canadianPlaces(neighborhoods),
  });
}
