import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { suggestPlacesCall, type PlaceSuggestion } from '#src/contract/places/calls.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { listPath } from '#src/domain/routes.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { countList } from '#src/domain/search/list/list-relaxations.ts';
import type { ListPlace } from '#src/domain/search/list/list-route.ts';
import type { PlaceLink } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { ViewerLocals } from './page-locals.ts';

const SUGGESTED = 4;

/** The address of a place that is named by segments of an address, in words: "port-hope" → "port hope". */
export const spokenSlug = (segment: string) => segment.replaceAll('-', ' ');

async function linkTo(
  place: ListPlace,
  names: Omit<PlaceLink, 'count' | 'href'>,
  locals: ViewerLocals,
) {
  const request = { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER };
  const count = await countList(locals.call, request, locals.today);
  const { province, citySlug, neighborhoodSlug } = place;
  const href = listPath({
    state: province?.code,
    city: citySlug,
    neighborhood: neighborhoodSlug,
  });
  return { ...names, count, href };
}

function placeOf({ kind, city, state, structured_formatting: { main_text } }: PlaceSuggestion) {
  const province = provinceOf(state);
  if (!province || (kind !== 'city' && kind !== 'neighbourhood')) return [];
  const neighborhoodSlug = kind === 'neighbourhood' ? slug(main_text) : undefined;
  const place: ListPlace = {
    province,
    citySlug: slug(city),
    ...(neighborhoodSlug ? { neighborhoodSlug } : {}),
  };
  const name = kind === 'neighbourhood' ? `${main_text}, ${city}` : city;
  return [{ place, names: { city: name, state } }];
}

/** Cities and neighbourhoods whose names are like one that nobody knows, the likeliest first. */
export async function placesLike(name: string, locals: ViewerLocals): Promise<PlaceLink[]> {
  const reply = await locals.call(suggestPlacesCall, { query: { q: name, limit: SUGGESTED } });
  if (!reply.ok) return [];
  const suggestions = [...reply.value.locations, ...reply.value.neighborhoods];
  const places = suggestions.flatMap(placeOf).slice(0, SUGGESTED);
  return Promise.all(places.map(({ place, names }) => linkTo(place, names, locals)));
}

/**
 * Whether anyone knows a place: the gazetteer, or a listing of any status that names it. A province by
 * itself is known.
 */
export async function isPlaceKnown(place: ListPlace, locals: ViewerLocals): Promise<boolean> {
  const { province, citySlug, neighborhoodSlug } = place;
  if (!province || !citySlug) return true;
  const namesakes = await locals.places.citiesNamed(citySlug);
  const isInGazetteer = namesakes
    .filter(({ state }) => provinceOf(state)?.code === province.code)
    .some(
      ({ neighborhoods }) =>
        !neighborhoodSlug || neighborhoods.some(([name]) => slug(name) === neighborhoodSlug),
    );
  if (isInGazetteer) return true;
  const reply = await locals.call(searchListingsCall, {
    query: {
      status: ['A', 'U'],
      state: [province.code],
      city: [citySlug],
      ...(neighborhoodSlug ? { neighborhood: [neighborhoodSlug] } : {}),
      listings: false,
    },
  });
  return !reply.ok || reply.value.count > 0;
}
