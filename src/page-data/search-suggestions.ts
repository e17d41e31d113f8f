import { autocompleteListingsCall } from '#src/contract/listings/autocomplete/autocomplete-call.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import type { ViewerLocals } from '#src/page-data/page-locals.ts';
import { suggestPlacesCall } from '#src/contract/places/calls.ts';
import { isSearchable } from '#src/contract/places/search-text.ts';
import {
  canadianPlaces,
  cleanText,
  type FoundSuggestions,
  hintOf,
  LISTING_LOOKUP,
  listingText,
  MAX_SUGGESTED_PLACES,
  TEXT_LIMIT,
} from '#src/domain/search/suggestions/suggestions.ts';

type Asked = Pick<ViewerLocals, 'call'>;

async function listingsFor({ call }: Asked, text: string): Promise<FoundSuggestions['listings']> {
  const search = listingText(text);
  if (!isSearchable(search)) return [];
  const reply = await call(autocompleteListingsCall, {
    query: { search, ...LISTING_LOOKUP, fields: SUMMARY_FIELDS },
  });
  return reply.ok ? reply.value.listings.map(hintOf) : [];
}

/**
 * The suggestions for a text on a page rendered on request, as the box would give them; undefined when the
 * text is too short to be looked up.
 */
export async function searchedSuggestions(
  request: Asked,
  typedText: string,
): Promise<FoundSuggestions | undefined> {
  const text = cleanText(typedText).slice(0, TEXT_LIMIT);
  if (!isSearchable(text)) return undefined;
  const [places, listings] = await Promise.all([
    request.call(suggestPlacesCall, { query: { q: text, limit: MAX_SUGGESTED_PLACES } }),
    listingsFor(request, text),
  ]);
  return {
    text,
    places: places.ok ? canadianPlaces(places.value.locations) : [],
    neighborhoods: places.ok ? canadianPlaces(places.value.neighborhoods) : [],
    listings,
  };
}
